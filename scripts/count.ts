/** How many passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  /** Tests that passed at their second try only; they are among those that passed. */
  unsteady?: number;
}

/**
 * How many tests of a step may need their second try: a shared machine halts now and then in the middle of one.
 * More than that is no accident, and all of them count as failed. `npm run prove` allows none.
 */
const MOST_UNSTEADY = 3;

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
  // The report has no word for a second try; one that passed keeps the error of its first.
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

/** Takes tests that passed at their second try for passed ones, unless they are many. */
function allow(passed: number, failed: number, unsteady: number): Count {
  if (unsteady <= MOST_UNSTEADY) return { passed, failed, unsteady };
  return { passed: passed - unsteady, failed: failed + unsteady };
}
