import {defineConfig} from 'vitest/config';
import {countReporter} from './test/count-reporter.js';

export default defineConfig({
  // React in production has no JSX of the development kind.
  oxc: {jsx: {runtime: 'automatic', development: false}},
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // Colours are part of a frame: the same on every machine, whatever runs the tests.
    env: {FORCE_COLOR: '3', NODE_ENV: 'production'},
    reporters: ['default', countReporter],
    testTimeout: 90_000,
    // Half of the tests wait for other programs.
    maxWorkers: '100%',
    coverage: {provider: 'v8', include: ['source/**', 'cli.tsx']},
  },
});
