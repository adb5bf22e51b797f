import { satang } from '@brand/domain';
import type { Context } from '../../context.ts';
import { BONUSES, walletOf } from '../../ledger/accounts.ts';
import { post } from '../../ledger/ledger.ts';
import { memberByUsername } from '../../members/members.ts';
import { takeWithdrawal } from '../../withdrawals/withdraw.ts';
import { runningLock } from '../../withdrawals/withdrawLock.ts';

const AMOUNT = satang(30_000);

/**
 * Brings a seeded member back into its state when it logs in. A database outlives its seed, and the wait of `cooldown`
 * is over after ten minutes: it withdraws again, with money that the house gives for it, so that it never runs dry.
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
