import { type ShippedLocale, type Satang, bahtFromSatang, satang } from '@brand/domain';
import { unixSeconds, wholeSecond } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { nextReference } from '../db/nextReference.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { overLimit } from '../protection/depositLimits.ts';
import { channelFor, rangeOf } from './channels.ts';
import { bonusRefusal, storeBonus } from './chosenBonus.ts';
import { type Deposit, NO_SLIP, addDeposit, credit, end } from './deposits.ts';
import { type QrReplyKind, magicAmount } from './magicAmounts.ts';
import { promptPayPayload } from './promptPayPayload.ts';

/** The fields that the client sends back with each status request. */
export interface QrTicket {
  id: string;
  token: string;
  debugKey: string;
}

/** Code 98 with the support code after the colon (section 8). */
function refused(message: string, supportCode: string): ReplyBody {
  return { code: 98, message: `${message}:${supportCode}` };
}

/**
 * Creates a QR for `baht`, which must be whole and within the channel’s range. A member has one open QR per channel: a
 * new one cancels the previous one.
 */
export function requestQr(
  context: Context,
  member: string,
  asked: { kind: 'payment' | 'truewallet'; channel: string; baht: number; bonus: string | null },
): ReplyBody {
  const { db, clock, random, rules } = context;
  const channel = channelFor(context, member, asked.kind, asked.channel);
  if (!channel) return refused('channel is closed', 'CH-204');
  const amount = satang(asked.baht * 100);
  const { min, max } = rangeOf(channel);
  if (amount < min) return refused('amount is below the minimum', 'AM-101');
  if (amount > max) return refused('amount is above the maximum', 'AM-102');
  const over = overLimit(context, member, { amount, channel: channel.id });
  if (over) return over;
  const problem = bonusRefusal(context, asked.bonus, { member, channel: channel.id, amount });
  if (problem !== undefined) return { code: 98, message: problem };

  const now = clock.now();
  const { outcome, reply } = magicAmount(asked.baht).qr;
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
    addDeposit(context, {
      id,
      member,
      kind: 'qr',
      channel: channel.id,
      reference,
      satang: amount,
      created: now,
      expires,
      pays_at: outcome === 'paid' ? now + rules.paymentDelay : null,
      outcome,
      status: 'open',
      token: ticket.token,
      debug_key: ticket.x_debug_key,
      ...NO_SLIP,
    });
    storeBonus(context, asked.bonus, id);
  });
  const result = {
    id,
    ...qrCode(reply, amount, reference, member),
    payAmount: bahtFromSatang(amount),
    expiredDate: unixSeconds(expires),
    merchantRef: reference,
  };
  return { code: 0, message: 'ok', result, ...ticket };
}

/** The payload of the QR, or an intentionally wrong value for a test amount. */
function qrCode(
  kind: QrReplyKind,
  amount: Satang,
  reference: string,
  member: string,
): { qrCode?: string } {
  if (kind === 'incomplete') return {};
  const asked = kind === 'wrongAmount' ? satang(amount + 100) : amount;
  return { qrCode: promptPayPayload(asked, reference, member.replace(/\W|_/g, '').toUpperCase()) };
}

function find({ db }: Context, member: string, ticket: QrTicket): Deposit | undefined {
  return db.get<Deposit>(
    "SELECT * FROM deposits WHERE id = ? AND member = ? AND token = ? AND debug_key = ? AND kind = 'qr'",
    ticket.id,
    member,
    ticket.token,
    ticket.debugKey,
  );
}

const alerts: Readonly<Record<ShippedLocale, string>> = {
  th: 'ยอดโอนไม่ตรงกับ QR กรุณาติดต่อแอดมิน',
  en: 'The amount paid is not the amount of the QR code. Please contact admin.',
};

/** The status of a QR (section 4, Deposit panel), with an alert in that language. Only its own member can read it. */
export function qrStatus(
  context: Context,
  member: string,
  ticket: QrTicket,
  language: ShippedLocale,
): ReplyBody {
  const deposit = find(context, member, ticket);
  if (!deposit) return refused('no such QR', 'NF-01');
  if (deposit.status === 'paid') return { code: 0, success: true, result: {}, message: 'success' };
  if (deposit.status === 'cancelled') return refused('QR cancelled', 'CX-01');
  if (deposit.status === 'expired' || deposit.outcome === 'expired') {
    return refused('QR expired', 'EX-01');
  }
  if (deposit.outcome === 'alert') {
    return { code: 0, success: false, result: { alert: alerts[language] }, message: 'alert' };
  }
  return { code: 0, success: false, result: {}, message: 'waiting' };
}

/** Ends a QR; it is never credited after that. Refused with code 98 if it is already paid. */
export function cancelQr(context: Context, member: string, ticket: QrTicket): ReplyBody {
  const { db, clock } = context;
  return db.transaction(() => {
    const deposit = find(context, member, ticket);
    if (!deposit) return refused('no such QR', 'NF-01');
    if (deposit.status === 'paid') return refused('QR is paid already', 'PD-01');
    if (deposit.status === 'open') end(context, deposit, 'cancelled', clock.now());
    return { code: 0 };
  });
}

/** Credits paid QRs and ends expired ones up to now, each at its own time. */
export function settleQrDeposits(context: Context): void {
  const now = context.clock.now();
  const due = context.db.all<Deposit>(
    `SELECT * FROM deposits WHERE status = 'open' AND (expires <= ? OR pays_at <= ?)
     ORDER BY coalesce(pays_at, expires)`,
    now,
    now,
  );
  for (const deposit of due) {
    const { pays_at: payTime, expires } = deposit;
    if (payTime !== null && payTime < expires) credit(context, deposit, payTime);
    else end(context, deposit, 'expired', expires);
  }
}
