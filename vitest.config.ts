import {defineConfig} from 'vitest/config';

export default defineConfig({
  // As in the built program: React's production build has no other way to make elements.
  oxc: {jsx: {runtime: 'automatic', development: false}},
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // Colours are part of a frame: the same on every machine, whatever runs the tests.
    env: {FORCE_COLOR: '3', NODE_ENV: 'production'},
    testTimeout: 20_000,
    coverage: {provider: 'v8', include: ['source/**', 'cli.tsx']},
  },
});
