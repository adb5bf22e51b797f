import { type Satang, bahtFromSatang } from '@brand/domain';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { nextReference } from '../db/nextReference.ts';
import { type ReplyBody, invalidField } from '../http/refusal.ts';
import { PAYOUTS, walletOf } from '../ledger/accounts.ts';
import { balanceOf, post } from '../ledger/ledger.ts';
import { memberById } from '../members/members.ts';
import { lockedByTurnover } from '../promotions/turnover.ts';
import { limitRefusal } from './dailyLimit.ts';
import { magicRefusal } from './testWithdrawals.ts';
import { announceWithdrawal } from './withdrawNotices.ts';
import { forgetLock, runningLock } from './withdrawLock.ts';

/** Accepts a withdrawal, or refuses it with a code of section 8. Call it inside a transaction. */
export function withdraw(context: Context, member: string, amount: Satang): ReplyBody {
  if (memberById(context, member).bank === null) throw invalidField('bank');
  if (amount > context.rules.withdraw.max) throw invalidField('balance');
  const refusal = magicRefusal(context, member, amount) ?? refusalOf(context, member, amount);
  if (refusal) return refusal;
  const ref = takeWithdrawal(context, member, amount);
  return { code: 0, result: { date: unixSeconds(context.clock.now()), ref } };
}

function refusalOf(context: Context, member: string, amount: Satang): ReplyBody | undefined {
  const { db, rules } = context;
  const { min } = rules.withdraw;
  const lock = runningLock(context, member);
  if (lock !== null) {
    return { code: 1005, messages: 'ยังถอนไม่ได้', result: { date: unixSeconds(lock) } };
  }
  if (amount < min) {
    return { code: 1002, messages: 'ต่ำกว่าขั้นต่ำ', min: bahtFromSatang(min) };
  }
  const balance = balanceOf(db, walletOf(member));
  if (amount > balance) return { code: 1001, messages: 'ยอดเงินไม่พอ' };
  const { locked, left } = lockedByTurnover(context, member);
  if (amount > balance - locked) {
    const result = { locked: bahtFromSatang(locked), left: bahtFromSatang(left) };
    return { code: 1013, messages: 'ยังทำยอดเทิร์นของโบนัสไม่ครบ', result };
  }
  return limitRefusal(context, member, amount);
}

/**
 * Moves the money of a withdrawal out of the wallet. Only the ledger’s rule is checked: no negative wallet.
 *
 * @returns its reference
 */
export function takeWithdrawal(context: Context, member: string, amount: Satang): string {
  const { db, clock, random, rules } = context;
  const now = clock.now();
  const reference = nextReference(db, 'withdrawals', now);
  db.run(
    `INSERT INTO withdrawals (id, member, reference, satang, created, checks_at, sends_at, pays_at, status)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'open')`,
    `w_${random.token(12)}`,
    member,
    reference,
    amount,
    now,
    now + rules.withdraw.checkDelay,
    now + rules.withdraw.sendDelay,
    now + rules.withdraw.payoutDelay,
  );
  const wallet = walletOf(member);
  post(db, { time: now, kind: 'withdrawal', reference, from: wallet, to: PAYOUTS, amount });
  forgetLock(context, member);
  announceWithdrawal(context, { member, reference, satang: amount }, 'requested', now);
  return reference;
}
