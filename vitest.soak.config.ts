import {defineConfig} from 'vitest/config';

/** Tests that take minutes: `npm run soak`. */
export default defineConfig({test: {include: ['test/**/*.soak.ts'], testTimeout: 600_000}});
