import { satang } from '@brand/domain';
import type { Context } from '../../context.ts';
import { BONUSES, walletOf } from '../../ledger/accounts.ts';
import { post } from '../../ledger/ledger.ts';
import { memberByUsername } from '../../members/members.ts';
import { takeWithdrawal } from '../../withdrawals/withdraw.ts';
import { runningLock } from '../../withdrawals/withdrawLock.ts';

const AMOUNT = satang(30_000);

/**
 * Restores the state of a seeded member at login. The lock of `cooldown` ends after ten minutes, so the member makes a
 * new withdrawal with money from the operator. The balance therefore never runs out.
 */
export function keepSeededState(context: Context, username: string): void {
  if (username !== 'cooldown') return;
  context.db.transaction(() => {
    const member = memberByUsername(context, username)?.id;
    if (member === undefined || runningLock(context, member) !== null) return;
    post(context.db, {
      time: context.clock.now(),
      kind: 'bonus',
      reference: `cooldown-${context.random.token(12)}`,
      from: BONUSES,
      to: walletOf(member),
      amount: AMOUNT,
    });
    takeWithdrawal(context, member, AMOUNT);
  });
}
