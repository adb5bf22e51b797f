/** How many passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  /** Journeys that passed at their second try only; they are among those that passed. */
  unsteady?: number;
}

/**
 * So many journeys of some four hundred may need their second try: a shared machine halts now and then in the middle of one.
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
  const failed = unexpected + skipped;
  if (flaky > MOST_UNSTEADY) return { passed: expected, failed: failed + flaky };
  return { passed: expected + flaky, failed, unsteady: flaky };
}
