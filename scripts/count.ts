/** Number of passed and failed tests. */
export interface Count {
  passed: number;
  failed: number;
  /** Tests that passed on their retry; they are included in the passed ones. */
  unsteady?: number;
}

/**
 * Maximum number of tests of a step that may need a retry: a shared machine sometimes stalls during one. If there are more,
 * all of them count as failed. `npm run prove` allows none.
 */
const MOST_UNSTEADY = 3;

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
  const { passed, failed, unsteady } =
    kind === 'vitest'
      ? countVitest(report as VitestReport)
      : countPlaywright(report as PlaywrightReport);
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed, ...(unsteady && { unsteady }) };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    assertionResults: readonly { status: string; failureMessages: readonly string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function countVitest(report: VitestReport | undefined): Count {
  if (!report) return { passed: 0, failed: 0 };
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  // The report does not mark retries; a test that passed on its retry keeps the error of its first run.
  const unsteady = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return allow(report.numPassedTests, failed, unsteady.length);
}

function countPlaywright(report: PlaywrightReport | undefined): Count {
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return allow(expected + flaky, unexpected + skipped, flaky);
}

/** Counts tests that passed on their retry as passed, unless there are many. */
function allow(passed: number, failed: number, unsteady: number): Count {
  if (unsteady <= MOST_UNSTEADY) return { passed, failed, unsteady };
  return { passed: passed - unsteady, failed: failed + unsteady };
}
