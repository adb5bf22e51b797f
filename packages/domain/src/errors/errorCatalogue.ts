import type { Satang } from '../money/money.ts';
import type { LimitPeriod } from '../protection/protection.ts';

/**
 * Codes of section 8 that have a sentence of their own, by the call that can bring them. A message id is
 * `error.<area>.<code>`; a code that is not listed gets the area's `other`.
 */
const SENTENCES = {
  login: [1007, 1008, 3000, 4290, 5000, 5001, 5010],
  loginLink: [1007, 1008, 3000, 5001, 5003, 5010],
  otp: [4000, 6000, 6001, 6002, 6003, 6004, 6005, 6006],
  register: [4000, 5001, 6000, 6001, 6002, 6006, 8000, 9998],
  forgot: [4000, 5001, 5010, 6000, 6001, 6006, 8000, 9998],
  resetPassword: [4000, 4290, 5002],
  line: [1007, 1008, 3000, 5001, 5010, 6000, 6007, 6008, 8000],
  deposit: [98, 2301],
  transfer: [2201, 2202, 2203, 2204, 2205],
  withdraw: [1001, 1002, 1005, 1009, 1010, 1011, 1012, 1013],
  launch: [99, 5003],
  bonus: [2101, 2102, 2103, 2104, 2105, 2106, 2107, 2108, 2109],
  reward: [1],
  affiliate: [1001, 1002, 1004, 1005],
} as const;

/** The calls that have sentences of their own for their codes (section 8). */
export type ErrorArea = keyof typeof SENTENCES;

type Sentences = {
  [Area in ErrorArea]: `error.${Area}.${(typeof SENTENCES)[Area][number] | 'other'}`;
};
/** The sentence of a code of section 8, or of a call that failed without one. */
export type ErrorMessageId =
  | Sentences[ErrorArea]
  | `error.general.${'network' | 'maintenance' | 'malformed' | 'other' | 'session'}`;

/** The id of the sentence that tells a person what happened and what to do next. */
export function errorMessageId(area: ErrorArea, code: number | null): ErrorMessageId {
  const known = code !== null && (SENTENCES[area] as readonly number[]).includes(code);
  return `error.${area}.${known ? code : 'other'}` as ErrorMessageId;
}

/** Every sentence of an area, for the tests of the catalogues. */
export function errorMessageIds(): readonly ErrorMessageId[] {
  const areas = Object.keys(SENTENCES) as ErrorArea[];
  return [
    ...areas.flatMap((area) =>
      [...SENTENCES[area], null].map((code) => errorMessageId(area, code)),
    ),
    'error.general.network',
    'error.general.maintenance',
    'error.general.malformed',
    'error.general.other',
    'error.general.session',
  ];
}

/** Codes of section 8 that the program decides by; all others are only told. */
export const CODE = {
  ok: 0,
  qrFailed: 98,
  gameMaintenance: 99,
  cooldown: 1005,
  amountLimit: 1009,
  countLimit: 1010,
  bothLimits: 1011,
  dailyLimitLow: 1012,
  turnoverOpen: 1013,
  waitAMinute: 3000,
  tooManyLogins: 4290,
  sessionInvalid: 7002,
  tokenExpired: 7003,
  apiDown: 9998,
} as const;

/** `CODE: {n}` of a refused QR request: what stands after the first colon of the message (section 8). */
export function supportCode(message: string): string | null {
  const at = message.indexOf(':');
  const code = at < 0 ? '' : message.slice(at + 1).trim();
  return /^[\w-]{1,32}$/.test(code) ? code : null;
}

/** A call that did not work, as a flow keeps it and a panel shows it. */
export interface Failure extends FailureFacts {
  readonly messageId: ErrorMessageId | DepositFailureId | ProtectionFailureId;
  /** Small print for support, null when there is none. */
  readonly code: string | null;
}

/** Sentences of refusals that protect a player, where the API has told what they print. */
export type ProtectionFailureId = 'error.break' | `error.depositLimit.${LimitPeriod}`;

/** What a refusal that protects a player says besides; the sentence prints it. */
export interface FailureFacts {
  /** With 5010: when the break ends, in ms since 1970. */
  readonly until?: number;
  /** With 2301: what the deposit limits still allow. */
  readonly left?: Satang;
  /** With 2301: the period whose limit it is. */
  readonly period?: LimitPeriod;
}

/** Codes of the bonus calls that a deposit can meet. */
export const DEPOSIT_BONUS_CODES = [2101, 2102, 2103, 2106, 2108, 2109] as const;

/** Why a bonus cannot be taken with a deposit, as the deposit says it: there one goes on with another one, or none. */
export type DepositBonusFailureId =
  `error.deposit.bonus.${(typeof DEPOSIT_BONUS_CODES)[number] | 'other'}`;

/** Sentences of the deposit flow that come from checks of our own, not from a code. */
export type DepositFailureId =
  | 'error.deposit.incomplete'
  | 'error.deposit.amountMismatch'
  | 'error.deposit.alert'
  | DepositBonusFailureId;
