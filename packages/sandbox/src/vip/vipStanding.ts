import { SATANG_PER_BAHT } from '@brand/domain';
import { DAY } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { walletOf } from '../ledger/accounts.ts';
import { VIP_DAYS, vipLevels } from './vipLevels.ts';

/** VIP status of a member; money in satang. */
export interface VipStanding {
  readonly level: number;
  /** Set by the operator, regardless of the figures. */
  readonly granted: boolean;
  readonly turnover: number;
  readonly deposits: number;
}

/** The level of a member from real rounds and deposits of the last 30 days, or as set by the operator. */
export function vipStanding(context: Context, member: string): VipStanding {
  const { db, clock } = context;
  const since = clock.now() - VIP_DAYS * DAY;
  const bets = db.get<{ sum: number }>(
    'SELECT coalesce(sum(bet), 0) AS sum FROM rounds WHERE member = ? AND time > ?',
    member,
    since,
  );
  const paid = db.get<{ sum: number }>(
    "SELECT coalesce(sum(satang), 0) AS sum FROM postings WHERE credit = ? AND kind = 'deposit' AND time > ?",
    walletOf(member),
    since,
  );
  const figures = { turnover: bets?.sum ?? 0, deposits: paid?.sum ?? 0 };
  const grant = db.get<{ level: number }>('SELECT level FROM vip_grants WHERE member = ?', member);
  return { level: grant?.level ?? reached(figures), granted: grant !== undefined, ...figures };
}

function reached({ turnover, deposits }: { turnover: number; deposits: number }): number {
  return vipLevels.findLastIndex(
    (level) =>
      turnover >= level.turnover * SATANG_PER_BAHT && deposits >= level.deposits * SATANG_PER_BAHT,
  );
}
