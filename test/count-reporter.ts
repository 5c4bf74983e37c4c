import type {Reporter, TestModule} from 'vitest/node';

/** Ends a run with a line that says how many tests there were: `N passed, N failed, N skipped`. */
export const countReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const count = {passed: 0, failed: 0, skipped: 0, pending: 0};
    for (const module of modules)
      for (const test of module.children.allTests()) count[test.result().state] += 1;
    const broken = modules.filter(module => module.errors().length > 0).length;
    const skipped = count.skipped + count.pending;
    process.stdout.write(`\n${count.passed} passed, ${count.failed + broken} failed, ${skipped} skipped\n`);
  },
};
