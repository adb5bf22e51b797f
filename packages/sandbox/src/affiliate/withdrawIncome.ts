import {
  type Satang,
  affiliateWindow,
  bahtFromSatang,
  bangkokDay,
  bangkokDayStart,
} from '@brand/domain';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { walletOf } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import { affiliateAccountOf, affiliateBalance } from './affiliateAccount.ts';
import { endOfDay } from './affiliateDays.ts';
import { magicCodeOf } from './affiliateMagic.ts';

/** Codes of section 8, Affiliate withdraw, and 1002 as for any withdrawal. */
export type IncomeRefusal = 1001 | 1002 | 1004 | 1005;

/** Whether income can be withdrawn now, and otherwise when next. Times in milliseconds. */
export interface IncomeTerms {
  /** Why a withdrawal of the whole balance would be refused; null if it would be accepted. */
  readonly reason: Exclude<IncomeRefusal, 1001> | null;
  /** When the calendar allows the next withdrawal; null if it does now. */
  readonly opensAt: number | null;
  /** When the current withdrawal days end; null outside them. */
  readonly closesAt: number | null;
}

const KIND = 'affiliate-withdrawal';

/** The rules for a member at this time (section 9: days 1 to 5 of each month, once a day). */
export function incomeTerms(context: Context, member: string): IncomeTerms {
  const { db, clock, rules } = context;
  const now = clock.now();
  const { open, opensAt, closesAt } = affiliateWindow(now);
  if (!open) return { reason: 1005, opensAt, closesAt: null };
  if (withdrawnToday(context, member)) {
    const tomorrow = endOfDay(bangkokDay(now));
    const next = tomorrow < closesAt ? tomorrow : affiliateWindow(closesAt).opensAt;
    return { reason: 1004, opensAt: next, closesAt };
  }
  const isLittle = affiliateBalance(db, member) < rules.affiliate.min;
  return { reason: isLittle ? 1002 : null, opensAt: null, closesAt };
}

function withdrawnToday({ db, clock }: Context, member: string): boolean {
  const today = bangkokDay(clock.now());
  return (
    db.get(
      'SELECT 1 FROM postings WHERE debit = ? AND kind = ? AND time >= ? AND time < ?',
      affiliateAccountOf(member),
      KIND,
      bangkokDayStart(today),
      endOfDay(today),
    ) !== undefined
  );
}

const messages: Readonly<Record<IncomeRefusal, string>> = {
  1001: 'รายได้ไม่พอ',
  1002: 'ต่ำกว่าขั้นต่ำ',
  1004: 'ถอนรายได้ได้วันละ 1 ครั้ง',
  1005: 'ถอนรายได้ได้เฉพาะวันที่ 1 ถึง 5 ของเดือน',
};

/**
 * Moves income to the member’s wallet immediately, or returns the reason for a refusal. In the wallet it is ordinary
 * money and leaves by an ordinary withdrawal. Call it inside a transaction.
 */
export function withdrawIncome(context: Context, member: string, amount: Satang): ReplyBody {
  const { db, clock, rules } = context;
  const { min } = rules.affiliate;
  const terms = incomeTerms(context, member);
  const refuse = (code: IncomeRefusal, more: object = {}): ReplyBody => ({
    code,
    messages: messages[code],
    ...more,
  });
  const later = { result: { next_open: unixSeconds(nextOpening(terms, clock.now())) } };
  const least = { min: bahtFromSatang(min) };
  switch (magicCodeOf(amount) ?? blockOf(terms)) {
    case 1001:
      return refuse(1001);
    case 1004:
      return refuse(1004, later);
    case 1005:
      return refuse(1005, later);
    case null:
      break;
  }
  if (amount < min) return refuse(1002, least);
  if (amount > affiliateBalance(db, member)) return refuse(1001);
  const time = clock.now();
  const ref = moveIncome(context, { member, amount, time });
  const balance = bahtFromSatang(affiliateBalance(db, member));
  const next = unixSeconds(nextOpening(incomeTerms(context, member), time));
  return { code: 0, result: { date: unixSeconds(time), balance, ref, next_open: next } };
}

function blockOf({ reason }: IncomeTerms): 1004 | 1005 | null {
  return reason === 1002 ? null : reason;
}

/** A test amount can be refused while withdrawals are open. The reply then names the days of the next month. */
function nextOpening({ opensAt, closesAt }: IncomeTerms, now: number): number {
  return opensAt ?? affiliateWindow(closesAt ?? now).opensAt;
}

/** Posts a withdrawal of income and returns its reference, which is easy to dictate. */
export function moveIncome(
  { db }: Context,
  { member, amount, time }: { member: string; amount: Satang; time: number },
): string {
  const start = `A${bangkokDay(time).slice(2).replaceAll('-', '')}`;
  const row = db.get<{ count: number }>(
    'SELECT count(*) AS count FROM postings WHERE kind = ? AND reference BETWEEN ? AND ?',
    KIND,
    start,
    `${start}99999`,
  );
  const reference = start + String((row?.count ?? 0) + 1).padStart(5, '0');
  const from = affiliateAccountOf(member);
  post(db, { time, kind: KIND, reference, from, to: walletOf(member), amount });
  return reference;
}
