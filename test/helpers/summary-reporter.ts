import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one line that any CI can read: `N passed, N failed`. What passed only at the second try stands before it. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    let [passed, failed, skipped] = [0, unhandled.length, 0];
    const unsure: string[] = [];
    for (const module of modules) {
      // A file that cannot be loaded has no tests, and must not pass for that.
      if (module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (test.diagnostic()?.flaky)
          unsure.push(`passed only at the second try: ${module.relativeModuleId}: ${test.fullName}`);
        if (state === 'passed') passed += 1;
        else if (state === 'failed') failed += 1;
        else skipped += 1;
      }
    }
    // The default reporter prints its summary in the same event; this line comes after it.
    const summary = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    setImmediate(() => console.log([...unsure, summary].join('\n')));
  }
}
