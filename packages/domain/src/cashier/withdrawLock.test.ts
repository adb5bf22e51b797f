import { describe, expect, it } from 'vitest';
import {
  WITHDRAW_COOLDOWN_MS,
  lockAfterTerms,
  nextWithdrawalAt,
  withdrawLockLeft,
} from './withdrawLock.ts';

const BEGAN = 1_768_444_200_000;
const ENDS = BEGAN + WITHDRAW_COOLDOWN_MS;
const MINUTE = 60_000;
const terms = (askedAt: number, lastWithdrawalAt: number | null) => ({ askedAt, lastWithdrawalAt });

describe('lock after the terms are loaded', () => {
  it('follows the last withdrawal on any device', () => {
    const now = BEGAN + MINUTE;
    expect(lockAfterTerms(null, terms(now, BEGAN), now)).toBe(ENDS);
    expect(lockAfterTerms(BEGAN + 1, terms(now, BEGAN), now)).toBe(ENDS);
    expect(lockAfterTerms(ENDS, terms(now, BEGAN), now)).toBe(ENDS);
  });

  it('is null for an old withdrawal', () => {
    expect(lockAfterTerms(null, terms(ENDS, BEGAN), ENDS)).toBeNull();
    expect(lockAfterTerms(null, terms(ENDS, null), ENDS)).toBeNull();
  });

  it('ends if the server reports no withdrawal, or only an earlier one', () => {
    const now = BEGAN + MINUTE;
    expect(lockAfterTerms(ENDS, terms(now, null), now)).toBeNull();
    expect(lockAfterTerms(ENDS, terms(now, BEGAN - 24 * 60 * MINUTE), now)).toBeNull();
  });

  it('ignores terms that were requested before the withdrawal, even if they arrive late', () => {
    for (const late of [0, MINUTE, 9 * MINUTE]) {
      const asked = terms(BEGAN - 1, null);
      expect(lockAfterTerms(ENDS, asked, BEGAN + late)).toBe(ENDS);
    }
    expect(lockAfterTerms(ENDS, terms(BEGAN + 2_000, null), BEGAN + MINUTE)).toBe(ENDS);
  });
});

it('a later withdrawal than the stored one counts, even if the terms were requested before that', () => {
  const said = terms(BEGAN - 1, BEGAN + MINUTE);
  expect(lockAfterTerms(ENDS, said, BEGAN + 2 * MINUTE)).toBe(ENDS + MINUTE);
  expect(lockAfterTerms(ENDS, terms(BEGAN - 1, BEGAN), ENDS)).toBe(ENDS);
});

it('terms of the same five seconds as the lock do not know about it', () => {
  const now = BEGAN + MINUTE;
  expect(lockAfterTerms(ENDS, terms(BEGAN + 5_000, null), now)).toBe(ENDS);
  expect(lockAfterTerms(ENDS, terms(BEGAN + 5_001, null), now)).toBeNull();
});

describe('withdraw lock', () => {
  it('starts from the server time if it is known, otherwise from now', () => {
    expect(nextWithdrawalAt(1_000, 5_000)).toBe(601_000);
    expect(nextWithdrawalAt(null, 5_000)).toBe(605_000);
  });

  it('ends exactly at zero', () => {
    expect(withdrawLockLeft(601_000, 600_999)).toBe(1);
    expect(withdrawLockLeft(601_000, 601_000)).toBe(0);
    expect(withdrawLockLeft(null, 0)).toBe(0);
    expect(withdrawLockLeft(null, -1)).toBe(0);
  });
});
