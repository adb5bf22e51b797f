import { describe, expect, it } from 'vitest';
import { countStep } from './count.ts';

const vitest = (passed: number, failed: number, pending = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: 0,
});
const playwright = (expected: number, unexpected: number, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
});

describe('the count of a step', () => {
  it('is one for a check', () => {
    expect(countStep('check', 0, undefined)).toEqual({ passed: 1, failed: 0 });
    expect(countStep('check', 2, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('matches the report', () => {
    expect(countStep('vitest', 0, vitest(7, 0))).toEqual({ passed: 7, failed: 0 });
    expect(countStep('vitest', 1, vitest(5, 2))).toEqual({ passed: 5, failed: 2 });
    expect(countStep('playwright', 1, playwright(3, 1))).toEqual({ passed: 3, failed: 1 });
  });

  it('has a failure when the command failed and the report shows none', () => {
    expect(countStep('vitest', 1, vitest(7, 0))).toEqual({ passed: 7, failed: 1 });
    expect(countStep('playwright', 1, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('has a failure when nothing ran, for any exit code', () => {
    expect(countStep('vitest', 0, vitest(0, 0))).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a skipped test as failed', () => {
    expect(countStep('vitest', 0, vitest(7, 0, 1))).toEqual({ passed: 7, failed: 1 });
    expect(countStep('playwright', 0, playwright(3, 0, 0, 1))).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a test that passes only on a retry as failed', () => {
    expect(countStep('playwright', 0, playwright(7, 0, 3))).toEqual({ passed: 7, failed: 3 });
  });
});
