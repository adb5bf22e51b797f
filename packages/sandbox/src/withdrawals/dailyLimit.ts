import { type Satang, bahtFromSatang, satang } from '@brand/domain';
import { startOfBangkokDay } from '../clock/units.ts';
import type { Context } from '../context.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { type UsedUpLimit, readSetting, writeSetting } from '../settings/settings.ts';

/** What a member may still withdraw today (section 5, Withdraw amount). */
export interface LeftToday {
  amount: Satang;
  count: number;
}

/** The rest of the daily limits; days are Bangkok days. */
export function leftToday({ db, clock, rules }: Context, member: string): LeftToday {
  const usedUp = usedUpToday({ db, clock }, member);
  const today = db.get<{ count: number; total: number }>(
    `SELECT count(*) AS count, coalesce(sum(satang), 0) AS total FROM withdrawals
     WHERE member = ? AND created >= ? AND status <> 'cancelled'`,
    member,
    startOfBangkokDay(clock.now()),
  ) ?? { count: 0, total: 0 };
  const { dailyAmount, dailyCount } = rules.withdraw;
  return {
    amount: usedUp.includes('amount') ? satang(0) : satang(Math.max(0, dailyAmount - today.total)),
    count: usedUp.includes('count') ? 0 : Math.max(0, dailyCount - today.count),
  };
}

/** The limits that the control page has used up today. */
function usedUpToday(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  member: string,
): readonly UsedUpLimit[] {
  const set = readSetting(db, 'usedUpLimits')[member];
  if (!set || set.since < startOfBangkokDay(clock.now())) return [];
  return set.limit === 'both' ? ['amount', 'count'] : [set.limit];
}

/** Uses up the limits of a member for the rest of the day; null resets them. */
export function exhaustLimits(
  { db, clock }: Context,
  member: string,
  limit: UsedUpLimit | null,
): void {
  const { [member]: _, ...others } = readSetting(db, 'usedUpLimits');
  const mine = limit === null ? {} : { [member]: { limit, since: clock.now() } };
  writeSetting(db, 'usedUpLimits', { ...others, ...mine });
}

/**
 * The refusal of an amount above a daily limit, or undefined. The limit is reached (1009) when the rest is less than
 * the minimum withdrawal; while more is left, a larger amount is too high for today (1012).
 */
export function limitRefusal(
  context: Context,
  member: string,
  amount: Satang,
): ReplyBody | undefined {
  const left = leftToday(context, member);
  const noAmount = left.amount < context.rules.withdraw.min;
  const noCount = left.count === 0;
  if (noAmount && noCount) {
    return { code: 1011, messages: 'ครบยอดและจำนวนครั้งต่อวัน กรุณาติดต่อแอดมิน' };
  }
  if (noAmount) return { code: 1009, messages: 'ครบยอดถอนต่อวัน กรุณาติดต่อแอดมิน' };
  if (noCount) return { code: 1010, messages: 'ครบจำนวนครั้งต่อวัน กรุณาติดต่อแอดมิน' };
  if (amount <= left.amount) return undefined;
  return {
    code: 1012,
    messages: 'เกินวงเงินถอนที่เหลือของวันนี้',
    result: { amount_left: bahtFromSatang(left.amount) },
  };
}
