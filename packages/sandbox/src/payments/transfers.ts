import {
  type Satang,
  type TransferReport,
  SATANG_PER_BAHT,
  bahtFromSatang,
  satangFromUsdt,
  usdtRate,
} from '@brand/domain';
import { MINUTE } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { nextReference } from '../db/nextReference.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { type Channel, channelFor, rangeOf } from './channels.ts';
import { bonusRefusal, storeBonus } from './chosenBonus.ts';
import { type Deposit, NO_TICKET, addDeposit, credit, end } from './deposits.ts';
import { magicAmount } from './magicAmounts.ts';

/** The clock of a bank may be ahead by this much. */
const SLACK = 5 * MINUTE;
const MICRO_PER_USDT = 1_000_000;

/**
 * Accepts a reported transfer for review, or returns a refusal: 2201 channel not offered to this member, 2202 out of
 * its range, 2203 repeated slip, 2204 impossible time, 2205 bonus not allowed. Call it inside a transaction.
 */
export function reportTransfer(
  context: Context,
  member: string,
  reported: TransferReport,
): ReplyBody {
  const { clock, db, random, rules } = context;
  const now = clock.now();
  const { paidAt, reference: slip } = reported;
  const channel = channelFor(context, member, reported.kind, reported.channelId);
  if (!channel) return { code: 2201, message: 'no such channel' };
  const amount = creditOf(reported, channel);
  const { min, max } = rangeOf(channel);
  if (amount < min || amount > max) {
    const result = { min: bahtFromSatang(min), max: bahtFromSatang(max) };
    return { code: 2202, message: 'amount is out of range', result };
  }
  if (paidAt > now + SLACK || paidAt < now - rules.transfer.oldest) {
    return { code: 2204, message: 'time cannot be' };
  }
  if (isKnown(context, member, reported, amount)) {
    return { code: 2203, message: 'transfer was reported before' };
  }
  const problem = bonusRefusal(context, reported.bonus, { member, channel: channel.id, amount });
  if (problem !== undefined) return { code: 2205, message: problem };

  const { decision } = magicAmount(wholeOf(reported)).transfer;
  const id = `d_${random.token(12)}`;
  const reference = nextReference(db, 'deposits', now);
  addDeposit(context, {
    id,
    member,
    kind: 'transfer',
    channel: channel.id,
    reference,
    satang: amount,
    created: now,
    expires: now,
    pays_at: decision === 'none' ? null : now + rules.transfer.review,
    outcome: decision === 'turnDown' ? 'unpaid' : 'paid',
    status: 'review',
    ...NO_TICKET,
    slip_ref: slip,
    slip_time: paidAt,
    usdt: reported.kind === 'usdt' ? reported.amount : null,
    exchange: channel.exchange,
  });
  storeBonus(context, reported.bonus, id);
  return { code: 0, message: 'ok', result: { id, ref: reference, amount: bahtFromSatang(amount) } };
}

/** The amount that a transfer will be credited with; USDT at the current rate. */
function creditOf(reported: TransferReport, { id, exchange }: Channel): Satang {
  if (reported.kind !== 'usdt') return reported.amount;
  if (exchange === null) throw new Error(`The USDT channel ${id} has no rate`);
  return satangFromUsdt(reported.amount, usdtRate(exchange));
}

function wholeOf({ kind, amount }: TransferReport): number {
  return Math.trunc(amount / (kind === 'usdt' ? MICRO_PER_USDT : SATANG_PER_BAHT));
}

/**
 * Whether a transfer is already in review or paid. A slip with a reference is identified by it, for all members; one
 * without by member, channel, amount and second. A refused transfer may be reported again.
 */
function isKnown(
  { db }: Context,
  member: string,
  { channelId, paidAt, reference }: TransferReport,
  amount: Satang,
): boolean {
  const alive = "kind = 'transfer' AND status IN ('review', 'paid')";
  if (reference !== null) {
    return (
      db.get(`SELECT 1 FROM deposits WHERE slip_ref = ? AND ${alive}`, reference) !== undefined
    );
  }
  const same = db.get(
    `SELECT 1 FROM deposits WHERE member = ? AND channel = ? AND satang = ? AND slip_time = ? AND ${alive}`,
    member,
    channelId,
    amount,
    paidAt,
  );
  return same !== undefined;
}

/** Ends the review of a transfer, at that time. */
export function decideTransfer(
  context: Context,
  deposit: Deposit,
  decision: 'credit' | 'turnDown',
  time: number,
): void {
  if (decision === 'credit') credit(context, deposit, time);
  else end(context, deposit, 'cancelled', time);
}

/** Decides the transfers whose review is due, each at its own time. */
export function settleTransfers(context: Context): void {
  const due = context.db.all<Deposit & { pays_at: number }>(
    "SELECT * FROM deposits WHERE status = 'review' AND pays_at <= ? ORDER BY pays_at",
    context.clock.now(),
  );
  for (const deposit of due) {
    const decision = deposit.outcome === 'paid' ? 'credit' : 'turnDown';
    decideTransfer(context, deposit, decision, deposit.pays_at);
  }
}
