/** How many passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/**
 * Counts one finished step.
 *
 * A report that hides a failure must not: when the command failed and its report shows none, the
 * failure lies outside of the tests (a file that does not load, a browser that does not start), and
 * counts as one. A test that was skipped is a promise that nobody checked, so it counts as failed.
 *
 * @param code exit code of the command
 * @param report parsed JSON report, or undefined for a check or a report that was not written
 */
export function countStep(
  kind: 'check' | 'vitest' | 'playwright',
  code: number,
  report: unknown,
): Count {
  if (kind === 'check') return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed } =
    kind === 'vitest'
      ? countVitest(report as VitestReport)
      : countPlaywright(report as PlaywrightReport);
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function countVitest(report: VitestReport | undefined): Count {
  if (!report) return { passed: 0, failed: 0 };
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed };
}

function countPlaywright(report: PlaywrightReport | undefined): Count {
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}
