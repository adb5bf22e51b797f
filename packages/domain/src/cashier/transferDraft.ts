import { arabicDigits } from '../text/arabicDigits.ts';
import { bangkokIso, isBangkokDay } from '../time/bangkokTime.ts';
import type { BankChannel, QrChannel, UsdtChannel } from './channel.ts';
import { type DepositAmountProblem, checkDepositAmount } from './depositAmount.ts';
import type { TransferPayment, TransferReport } from './transfer.ts';
import type { Satang } from '../money/money.ts';
import { parseUsdt, plainUsdtText, satangFromUsdt } from './usdt.ts';

/** A channel that a member pays outside the site and then reports: an account, an e-wallet or a USDT address. */
export type TransferChannel =
  | BankChannel
  | UsdtChannel
  | (QrChannel & { readonly kind: 'truewallet' });

/** An older transfer is refused (code 2204). */
export const TRANSFER_OLDEST_MS = 7 * 24 * 3_600_000;

/** The clock of a bank may be ahead of the server by this much. Beyond that, the API decides. */
const SLACK_MS = 60_000;

/** Field values of the report. */
export interface TransferDraft {
  /** As typed: whole baht or USDT. */
  readonly amount: string;
  /** Day in Bangkok, `YYYY-MM-DD`. */
  readonly day: string;
  /** Time in Bangkok, `HH:MM`. */
  readonly time: string;
  /** Reference of the slip or hash of the transaction, as typed; optional. */
  readonly reference: string;
}

/** A field of the report. */
export type TransferField = keyof TransferDraft;

/** USDT amounts are checked by their value in baht: `limit` is in satang for every channel. */
export type TransferAmountProblem = DepositAmountProblem | { readonly code: 'sixDecimals' };

/** Problems by field; null for a valid field. Day and time are checked together. */
export interface TransferProblems {
  readonly amount: TransferAmountProblem | null;
  readonly time: 'required' | 'incorrect' | 'ahead' | 'tooOld' | null;
  readonly reference: 'incorrect' | null;
}

/** An empty report. Day and time are filled in when it opens. */
export const EMPTY_TRANSFER: TransferDraft = { amount: '', day: '', time: '', reference: '' };

/** No field has a problem. */
export const NO_TRANSFER_PROBLEM: TransferProblems = { amount: null, time: null, reference: null };

/** Day and time of a moment as values of the report fields. */
export function transferTime(timeMs: number): Pick<TransferDraft, 'day' | 'time'> {
  const [day = '', clock = ''] = bangkokIso(timeMs).split('T');
  return { day, time: clock.slice(0, 'HH:MM'.length) };
}

/** The report to be sent, or its problems. */
export type TransferCheck =
  | { readonly ok: true; readonly report: TransferReport }
  | { readonly ok: false; readonly problems: TransferProblems };

/**
 * Reads the fields as a report for a channel, or returns the problem of each field.
 *
 * @param now ms on the server's clock
 */
export function checkTransfer(
  draft: TransferDraft,
  { channel, now }: { channel: TransferChannel; now: number },
): TransferCheck {
  const amount = checkTransferAmount(draft.amount, channel);
  const time = checkTime(draft, now);
  const reference = checkReference(draft.reference);
  if (amount.ok && time.ok && reference.ok) {
    const { payment } = amount;
    const report = { ...payment, paidAt: time.at, reference: reference.value, bonus: null };
    return { ok: true, report };
  }
  return {
    ok: false,
    problems: {
      amount: amount.ok ? null : amount.problem,
      time: time.ok ? null : time.problem,
      reference: reference.ok ? null : 'incorrect',
    },
  };
}

type AmountCheck =
  /** `worth`: the value in baht, for USDT at the rate of the channel. */
  | { readonly ok: true; readonly payment: TransferPayment; readonly worth: Satang }
  | { readonly ok: false; readonly problem: TransferAmountProblem };

/** Whole baht within the range of the channel, or USDT whose baht value is within it. */
export function checkTransferAmount(typed: string, channel: TransferChannel): AmountCheck {
  if (channel.kind === 'usdt') return checkUsdt(typed, channel);
  const checked = checkDepositAmount(typed, channel.range);
  if (!checked.ok) return checked;
  const { kind, id: channelId } = channel;
  const { amount } = checked;
  return { ok: true, payment: { kind, channelId, amount }, worth: amount };
}

function checkUsdt(typed: string, { id: channelId, range, rate }: UsdtChannel): AmountCheck {
  const text = plainUsdtText(typed);
  const wrong = (problem: TransferAmountProblem): AmountCheck => ({ ok: false, problem });
  if (text === '') return wrong({ code: 'required' });
  if (/^\d+\.\d{7,}$/.test(text)) return wrong({ code: 'sixDecimals' });
  if (!/^[\d.]+$/.test(text)) return wrong({ code: 'digitsOnly' });
  if (/^0\d/.test(text)) return wrong({ code: 'incorrect' });
  // An amount of more than nine integer digits exceeds every maximum. Report the maximum.
  if (/^\d{10,}(?:\.\d*)?$/.test(text)) return wrong({ code: 'aboveMaximum', limit: range.max });
  const amount = parseUsdt(text);
  if (amount === null) return wrong({ code: 'incorrect' });
  const worth = satangFromUsdt(amount, rate);
  if (worth < range.min) return wrong({ code: 'belowMinimum', limit: range.min });
  if (worth > range.max) return wrong({ code: 'aboveMaximum', limit: range.max });
  return { ok: true, payment: { kind: 'usdt', channelId, amount }, worth };
}

type TimeCheck =
  | { readonly ok: true; readonly at: number }
  | { readonly ok: false; readonly problem: NonNullable<TransferProblems['time']> };

function checkTime({ day, time }: TransferDraft, now: number): TimeCheck {
  if (day === '' || time === '') return { ok: false, problem: 'required' };
  if (!isBangkokDay(day) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    return { ok: false, problem: 'incorrect' };
  }
  const at = Date.parse(`${day}T${time}+07:00`);
  if (at > now + SLACK_MS) return { ok: false, problem: 'ahead' };
  if (at < now - TRANSFER_OLDEST_MS) return { ok: false, problem: 'tooOld' };
  return { ok: true, at };
}

type ReferenceCheck = { readonly ok: true; readonly value: string | null } | { readonly ok: false };

/** Normalises a reference as printed on a slip: spaces between groups are removed. */
function checkReference(typed: string): ReferenceCheck {
  const value = arabicDigits(typed).replace(/\s/g, '');
  if (value === '') return { ok: true, value: null };
  return /^[A-Za-z0-9._:/-]{6,128}$/.test(value) ? { ok: true, value } : { ok: false };
}
