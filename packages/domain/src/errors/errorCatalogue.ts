import type { Satang } from '../money/money.ts';
import { FAULT_KINDS, failedMessageId, retryingMessageId } from './fault.ts';
import type { LimitPeriod } from '../protection/protection.ts';

/**
 * Codes of section 8 that have their own message, by area. A message id is `error.<area>.<code>`; a code that is not
 * listed gets the `other` message of the area.
 */
const SENTENCES = {
  login: [1007, 1008, 3000, 4290, 5000, 5001, 5010, 5020, 5021, 5022],
  loginLink: [1007, 1008, 3000, 5001, 5003, 5010],
  otp: [4000, 6000, 6001, 6002, 6003, 6004, 6005, 6006, 8000],
  register: [4000, 5001, 6000, 6001, 6002, 6006, 6009, 6010, 8000, 9998],
  forgot: [4000, 5001, 5010, 6000, 6001, 6006, 8000, 9998],
  resetPassword: [4000, 4290, 5002],
  passkey: [5020, 5022, 5023, 5024],
  line: [1007, 1008, 3000, 5001, 5010, 6000, 6007, 6008, 8000],
  deposit: [98, 2301],
  transfer: [2201, 2202, 2203, 2204, 2205, 4091],
  withdraw: [1001, 1002, 1005, 1009, 1010, 1011, 1012, 1013, 4091],
  cancelWithdrawal: [2401, 2402],
  launch: [99, 5003],
  bonus: [2101, 2102, 2103, 2104, 2105, 2106, 2107, 2108, 2109],
  mission: [2501, 2502, 2503, 2504, 2505],
  reward: [1],
  affiliate: [1001, 1002, 1004, 1005, 4091],
} as const;

/** The areas with their own messages for codes (section 8). */
export type ErrorArea = keyof typeof SENTENCES;

type Sentences = {
  [Area in ErrorArea]: `error.${Area}.${(typeof SENTENCES)[Area][number] | 'other'}`;
};
/** Message id of a code of section 8, or of a failed call without a code. */
export type ErrorMessageId =
  | Sentences[ErrorArea]
  | ReturnType<typeof failedMessageId>
  | ReturnType<typeof retryingMessageId>
  | `error.general.${'other' | 'session'}`;

/** The id of the message that explains what happened and what to do next. */
export function errorMessageId(area: ErrorArea, code: number | null): ErrorMessageId {
  const known = (SENTENCES[area] as readonly (number | null)[]).includes(code);
  return `error.${area}.${known ? code : 'other'}` as ErrorMessageId;
}

/** Every message id of an area, for the tests of the catalogues. */
export function errorMessageIds(): readonly ErrorMessageId[] {
  const areas = Object.keys(SENTENCES) as ErrorArea[];
  return [
    ...areas.flatMap((area) =>
      [...SENTENCES[area], null].map((code) => errorMessageId(area, code)),
    ),
    ...FAULT_KINDS.flatMap((kind) => [failedMessageId(kind), retryingMessageId(kind)]),
    'error.general.other',
    'error.general.session',
  ];
}

/** Codes of section 8 that control the program flow; all others are only displayed. */
export const CODE = {
  ok: 0,
  qrFailed: 98,
  gameMaintenance: 99,
  cooldown: 1005,
  incomeOnceADay: 1004,
  amountLimit: 1009,
  countLimit: 1010,
  bothLimits: 1011,
  dailyLimitLow: 1012,
  turnoverOpen: 1013,
  noSuchWithdrawal: 2401,
  rewardCollected: 2501,
  checkedIn: 2504,
  waitAMinute: 3000,
  tooManyLogins: 4290,
  sessionInvalid: 7002,
  tokenExpired: 7003,
  apiDown: 9998,
} as const;

/** `CODE: {n}` of a refused QR request: the text after the first colon of the message (section 8). */
export function supportCode(message: string): string | null {
  const at = message.indexOf(':');
  if (at < 0) return null;
  const code = message.slice(at + 1).trim();
  return /^[\w-]{1,32}$/.test(code) ? code : null;
}

/** A failed call, as flows store it and panels show it. */
export interface Failure extends FailureFacts {
  readonly messageId: ErrorMessageId | DepositFailureId | ProtectionFailureId | PasskeyFailureId;
  /** Small print for support; null if there is none. */
  readonly code: string | null;
}

/** Messages of player protection refusals whose values the API returned. */
export type ProtectionFailureId = 'error.break' | `error.depositLimit.${LimitPeriod}`;

/** Messages of a prompt of the device that led to no passkey. */
export type PasskeyFailureId = `error.${'login' | 'passkey'}.prompt`;

/** Additional values of a player protection refusal, for the message. */
export interface FailureFacts {
  /** With 5010: when the break ends, in ms since 1970. */
  readonly until?: number;
  /** With 2301: the amount that the deposit limits still allow. */
  readonly left?: Satang;
  /** With 2301: the period of the limit. */
  readonly period?: LimitPeriod;
}

/** Codes of bonus calls that can occur in a deposit. */
export const DEPOSIT_BONUS_CODES = [2101, 2102, 2103, 2106, 2108, 2109] as const;

/** Why a bonus cannot be used for a deposit. In a deposit, the member can continue with another bonus or none. */
export type DepositBonusFailureId =
  `error.deposit.bonus.${(typeof DEPOSIT_BONUS_CODES)[number] | 'other'}`;

/** Messages of the deposit flow for client-side checks without a code. */
export type DepositFailureId =
  | 'error.deposit.incomplete'
  | 'error.deposit.amountMismatch'
  | 'error.deposit.alert'
  | DepositBonusFailureId;
