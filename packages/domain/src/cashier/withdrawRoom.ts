import type { AmountRange } from './depositAmount.ts';
import { type Satang, satang } from '../money/money.ts';
import type { DailyWithdrawLimit } from './withdrawTerms.ts';

/** What a withdrawal is measured by, all in satang. */
export interface WithdrawBasis {
  readonly range: AmountRange;
  readonly balance: Satang;
  /** Part of the balance that waits for the turnover of a bonus. @default 0 */
  readonly turnoverLocked?: Satang;
  /** Null where the API names no daily limits. @default null */
  readonly daily?: DailyWithdrawLimit | null;
}

/**
 * Why nothing at all can be withdrawn, apart from the lock: the balance or what is free of it is less than one withdrawal,
 * or today's limits are used up. Each has a remedy of its own.
 */
export type WithdrawObstacle = 'balance' | 'turnover' | 'dailyAmount' | 'dailyCount' | 'dailyBoth';

/** What can be withdrawn before anything is typed. */
export interface WithdrawRoom {
  /** The most that one withdrawal can take now; 0 where something stands in the way. */
  readonly most: Satang;
  readonly obstacles: readonly WithdrawObstacle[];
}

/** What is possible now (section 5). The lock is not part of it: it passes by itself. */
export function withdrawRoom(basis: WithdrawBasis): WithdrawRoom {
  const { range, balance, turnoverLocked = 0, daily } = basis;
  const obstacles: WithdrawObstacle[] = [];
  if (daily) {
    // What is left of the amount is reached once it is less than one withdrawal can be (codes 1009 to 1011).
    const noAmount = daily.amountLeft < range.min;
    const noCount = daily.countLeft === 0;
    if (noAmount && noCount) obstacles.push('dailyBoth');
    else if (noAmount) obstacles.push('dailyAmount');
    else if (noCount) obstacles.push('dailyCount');
  }
  if (balance < range.min) obstacles.push('balance');
  else if (balance - turnoverLocked < range.min) obstacles.push('turnover');
  return { most: obstacles.length > 0 ? satang(0) : roomOf(basis), obstacles };
}

/** The least of all upper limits, never below zero. */
export function roomOf({
  range,
  balance,
  turnoverLocked = satang(0),
  daily,
}: WithdrawBasis): Satang {
  const free = Math.max(0, balance - turnoverLocked);
  return satang(Math.min(range.max, free, daily?.amountLeft ?? free));
}
