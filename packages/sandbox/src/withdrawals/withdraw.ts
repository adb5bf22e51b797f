import { type Satang, bahtFromSatang } from '@brand/domain';
import { startOfBangkokDay, unixSeconds, wholeSecond } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { nextReference } from '../db/nextReference.ts';
import { type ReplyBody, invalidField } from '../http/refusal.ts';
import { PAYOUTS, walletOf } from '../ledger/accounts.ts';
import { balanceOf, post } from '../ledger/ledger.ts';
import { memberById } from '../members/members.ts';

/** Time of the member's last withdrawal that was not cancelled, in milliseconds, to the second; null before the first. */
export function lastWithdrawal({ db }: Context, member: string): number | null {
  const row = db.get<{ time: number | null }>(
    "SELECT max(created) AS time FROM withdrawals WHERE member = ? AND status <> 'cancelled'",
    member,
  );
  const time = row?.time ?? null;
  return time === null ? null : wholeSecond(time);
}

/** Code of the daily limit that `amount` more would pass, null when there is room (section 5, Withdraw amount). */
function passedLimit({ db, clock, rules }: Context, member: string, amount: Satang): number | null {
  const today = db.get<{ count: number; total: number }>(
    `SELECT count(*) AS count, coalesce(sum(satang), 0) AS total FROM withdrawals
     WHERE member = ? AND created >= ? AND status <> 'cancelled'`,
    member,
    startOfBangkokDay(clock.now()),
  ) ?? { count: 0, total: 0 };
  const amountPassed = today.total + amount > rules.withdraw.dailyAmount;
  const countPassed = today.count + 1 > rules.withdraw.dailyCount;
  if (amountPassed && countPassed) return 1011;
  if (amountPassed) return 1009;
  return countPassed ? 1010 : null;
}

const limitMessages: Readonly<Record<number, string>> = {
  1009: 'ครบยอดถอนต่อวัน กรุณาติดต่อแอดมิน',
  1010: 'ครบจำนวนครั้งต่อวัน กรุณาติดต่อแอดมิน',
  1011: 'ครบยอดและจำนวนครั้งต่อวัน กรุณาติดต่อแอดมิน',
};

/** Takes a withdrawal, or says why not with a code of section 8. Belongs into a transaction. */
export function withdraw(context: Context, member: string, amount: Satang): ReplyBody {
  const { db, clock, random, rules } = context;
  const { min, max, cooldown, payoutDelay } = rules.withdraw;
  const now = clock.now();
  if (memberById(context, member).bank === null) throw invalidField('bank');
  if (amount > max) throw invalidField('balance');
  const last = lastWithdrawal(context, member);
  if (last !== null && now < last + cooldown) {
    return { code: 1005, messages: 'ยังถอนไม่ได้', result: { date: unixSeconds(last) } };
  }
  if (amount < min) {
    return { code: 1002, messages: 'ต่ำกว่าขั้นต่ำ', min: bahtFromSatang(min) };
  }
  if (amount > balanceOf(db, walletOf(member))) return { code: 1001, messages: 'ยอดเงินไม่พอ' };
  const limit = passedLimit(context, member, amount);
  if (limit !== null) return { code: limit, messages: limitMessages[limit] };

  const id = `w_${random.token(12)}`;
  const reference = nextReference(db, 'withdrawals', now);
  db.run(
    `INSERT INTO withdrawals (id, member, reference, satang, created, pays_at, status)
     VALUES (?, ?, ?, ?, ?, ?, 'open')`,
    id,
    member,
    reference,
    amount,
    now,
    now + payoutDelay,
  );
  post(db, {
    time: now,
    kind: 'withdrawal',
    reference,
    from: walletOf(member),
    to: PAYOUTS,
    amount,
  });
  return { code: 0, result: { date: unixSeconds(now) } };
}
