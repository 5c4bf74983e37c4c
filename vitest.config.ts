import {defineConfig} from 'vitest/config';

export default defineConfig({
  // React in production has no runtime for JSX that is made for development.
  oxc: {jsx: {runtime: 'automatic', development: false}},
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // Colours are part of a frame: the same on every machine, whatever runs the tests.
    env: {FORCE_COLOR: '3', NODE_ENV: 'production'},
    testTimeout: 20_000,
    // Half of the tests wait for other programs.
    maxWorkers: '100%',
    coverage: {provider: 'v8', include: ['source/**', 'cli.tsx']},
  },
});
