import type { AmountRange } from './depositAmount.ts';
import { type Satang, satang } from '../money/money.ts';
import type { DailyWithdrawLimit } from './withdrawTerms.ts';

/** Limits of a withdrawal, all in satang. */
export interface WithdrawBasis {
  readonly range: AmountRange;
  readonly balance: Satang;
  /** Part of the balance locked until the turnover of a bonus is complete. @default 0 */
  readonly turnoverLocked?: Satang;
  /** Null if the API returns no daily limits. @default null */
  readonly daily?: DailyWithdrawLimit | null;
}

/**
 * Why no withdrawal is possible, apart from the lock: the balance or its free part is below the minimum, or the limits
 * of today are reached. Each reason has a different solution.
 */
export type WithdrawObstacle = 'balance' | 'turnover' | 'dailyAmount' | 'dailyCount' | 'dailyBoth';

/** What can be withdrawn, before the member types an amount. */
export interface WithdrawRoom {
  /** The maximum of one withdrawal now; 0 if there is an obstacle. */
  readonly most: Satang;
  readonly obstacles: readonly WithdrawObstacle[];
}

/** Calculates what can be withdrawn now (section 5). The lock is not included, because it ends automatically. */
export function withdrawRoom(basis: WithdrawBasis): WithdrawRoom {
  const { range, balance, turnoverLocked = 0, daily } = basis;
  const obstacles: WithdrawObstacle[] = [];
  if (daily) {
    // The daily amount counts as reached if the rest is below the minimum (codes 1009 to 1011).
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

/** The lowest of all upper limits, never below zero. */
export function roomOf({
  range,
  balance,
  turnoverLocked = satang(0),
  daily,
}: WithdrawBasis): Satang {
  const free = Math.max(0, balance - turnoverLocked);
  return satang(Math.min(range.max, free, daily?.amountLeft ?? free));
}
