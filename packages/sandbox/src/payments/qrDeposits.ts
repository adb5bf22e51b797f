import { bahtFromSatang, satang } from '@brand/domain';
import { unixSeconds, wholeSecond } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { nextReference } from '../db/nextReference.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { BANK, walletOf } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import { qrChannel } from './channels.ts';
import { type DepositOutcome, outcomeOf } from './magicAmounts.ts';
import { promptPayPayload } from './promptPayPayload.ts';

/** A deposit as stored. Times in milliseconds since 1970. */
interface Deposit {
  id: string;
  member: string;
  reference: string;
  satang: number;
  expires: number;
  pays_at: number | null;
  outcome: DepositOutcome;
  status: 'open' | 'review' | 'paid' | 'cancelled' | 'expired';
}

/** What the client sends back with each question about its QR. */
export interface QrTicket {
  id: string;
  token: string;
  debugKey: string;
}

/** Code 98 with the code for support after the colon (section 8). */
function refused(message: string, supportCode: string): ReplyBody {
  return { code: 98, message: `${message}:${supportCode}` };
}

/**
 * Asks for a QR over `baht`, which must be whole and within the channel's range. A member has one open QR per channel:
 * a new one cancels the one before.
 */
export function requestQr(
  context: Context,
  member: string,
  asked: { kind: 'payment' | 'truewallet'; channel: string; baht: number },
): ReplyBody {
  const { db, clock, random, rules } = context;
  const channel = qrChannel(asked.kind, asked.channel);
  if (!channel) return refused('channel is closed', 'CH-204');
  const amount = satang(asked.baht * 100);
  if (amount < channel.range.min) return refused('amount is below the minimum', 'AM-101');
  if (amount > channel.range.max) return refused('amount is above the maximum', 'AM-102');

  const now = clock.now();
  const outcome = outcomeOf(amount);
  const id = `q_${random.token(12)}`;
  const reference = nextReference(db, 'deposits', now);
  const expires = wholeSecond(now) + rules.qrLife;
  const ticket = { token: `qt_${random.token(24)}`, x_debug_key: `dk_${random.token(12)}` };
  db.transaction(() => {
    db.run(
      "UPDATE deposits SET status = 'cancelled', settled = ? WHERE member = ? AND channel = ? AND status = 'open'",
      now,
      member,
      channel.id,
    );
    db.run(
      `INSERT INTO deposits (id, member, channel, reference, satang, created, expires, pays_at, outcome, status, token,
       debug_key, note) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?, ?, ?)`,
      id,
      member,
      channel.id,
      reference,
      amount,
      now,
      expires,
      outcome === 'paid' ? now + rules.paymentDelay : null,
      outcome,
      ticket.token,
      ticket.x_debug_key,
      channel.provider,
    );
  });
  return {
    code: 0,
    message: 'ok',
    result: {
      id,
      qrCode: promptPayPayload(amount, reference, member.replace(/\W|_/g, '').toUpperCase()),
      payAmount: bahtFromSatang(amount),
      expiredDate: unixSeconds(expires),
      merchantRef: reference,
    },
    ...ticket,
  };
}

function find({ db }: Context, member: string, ticket: QrTicket): Deposit | undefined {
  return db.get<Deposit>(
    'SELECT * FROM deposits WHERE id = ? AND member = ? AND token = ? AND debug_key = ?',
    ticket.id,
    member,
    ticket.token,
    ticket.debugKey,
  );
}

/** How a QR stands (section 4, Deposit panel). Nobody but its own member learns anything. */
export function qrStatus(context: Context, member: string, ticket: QrTicket): ReplyBody {
  const deposit = find(context, member, ticket);
  if (!deposit) return refused('no such QR', 'NF-01');
  if (deposit.status === 'paid') return { code: 0, success: true, result: {}, message: 'success' };
  if (deposit.status === 'cancelled') return refused('QR cancelled', 'CX-01');
  if (deposit.status === 'expired' || deposit.outcome === 'expired') {
    return refused('QR expired', 'EX-01');
  }
  if (deposit.outcome === 'alert') {
    const alert = 'ยอดโอนไม่ตรงกับ QR กรุณาติดต่อแอดมิน';
    return { code: 0, success: false, result: { alert }, message: 'alert' };
  }
  return { code: 0, success: false, result: {}, message: 'waiting' };
}

/** Ends a QR: from here on it is never credited. Refused with code 98 when it is paid already. */
export function cancelQr(context: Context, member: string, ticket: QrTicket): ReplyBody {
  const { db, clock } = context;
  return db.transaction(() => {
    const deposit = find(context, member, ticket);
    if (!deposit) return refused('no such QR', 'NF-01');
    if (deposit.status === 'paid') return refused('QR is paid already', 'PD-01');
    db.run(
      "UPDATE deposits SET status = 'cancelled', settled = ? WHERE id = ? AND status = 'open'",
      clock.now(),
      deposit.id,
    );
    return { code: 0 };
  });
}

/** Credits what has been paid and ends what has run out by now, each at its own time. */
export function settleDeposits({ db, clock }: Context): void {
  const now = clock.now();
  const due = db.all<Deposit>(
    `SELECT * FROM deposits WHERE status = 'open' AND (expires <= ? OR pays_at <= ?)
     ORDER BY coalesce(pays_at, expires)`,
    now,
    now,
  );
  for (const deposit of due) {
    const payTime = deposit.pays_at ?? Infinity;
    const paid = payTime < deposit.expires;
    const time = Math.min(payTime, deposit.expires);
    db.run(
      'UPDATE deposits SET status = ?, settled = ? WHERE id = ?',
      paid ? 'paid' : 'expired',
      time,
      deposit.id,
    );
    if (!paid) continue;
    post(db, {
      time,
      kind: 'deposit',
      reference: deposit.reference,
      from: BANK,
      to: walletOf(deposit.member),
      amount: satang(deposit.satang),
    });
  }
}
