/** Number of passed and failed tests. */
export interface Count {
  passed: number;
  failed: number;
}

/**
 * Counts the results of one finished step.
 *
 * When the command failed and its report shows no failure, the error is outside the tests (a file that does not load, a
 * browser that does not start) and counts as one. A skipped test checks nothing, so it counts as failed.
 *
 * @param code exit code of the command
 * @param report parsed JSON report, or undefined for a check or a missing report
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

/** A test that passes only on a retry counts as failed. No configuration allows retries; a command line may. */
function countPlaywright(report: PlaywrightReport | undefined): Count {
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}
