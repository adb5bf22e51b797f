import { type Satang, WITHDRAW_COOLDOWN_MS, DEFAULT_WITHDRAW_RANGE, satang } from '@brand/domain';
import { DAY, HOUR, MINUTE, SECOND } from './clock/units.ts';

/** Figures that the sandbox keeps to. Durations in milliseconds, money in satang. */
export interface Rules {
  accessTokenLife: number;
  refreshTokenLife: number;
  /** How long a refresh is answered again with the same pair, for the same token and key. */
  refreshReplay: number;
  loginFailures: { count: number; within: number; wait: number };
  /** How long after the request an incoming payment confirms. */
  paymentDelay: number;
  qrLife: number;
  withdraw: {
    min: Satang;
    max: Satang;
    cooldown: number;
    /** Until the bank has paid it out. */
    payoutDelay: number;
    /** In one day of Bangkok. */
    dailyAmount: Satang;
    dailyCount: number;
  };
  launchTokenLife: number;
  playSessionLife: number;
  /** Games that cannot be started, with the sentence that launch gives with code 99. */
  closedGames: Readonly<Record<string, string>>;
}

/** The figures of section 9, and what the sandbox adds to them. */
export const defaultRules: Rules = {
  accessTokenLife: 15 * MINUTE,
  refreshTokenLife: 30 * DAY,
  refreshReplay: MINUTE,
  loginFailures: { count: 5, within: MINUTE, wait: MINUTE },
  paymentDelay: 4 * SECOND,
  qrLife: 10 * MINUTE,
  withdraw: {
    min: DEFAULT_WITHDRAW_RANGE.min,
    max: DEFAULT_WITHDRAW_RANGE.max,
    cooldown: WITHDRAW_COOLDOWN_MS,
    payoutDelay: 2 * MINUTE,
    dailyAmount: satang(200_000_000),
    dailyCount: 20,
  },
  launchTokenLife: MINUTE,
  playSessionLife: 4 * HOUR,
  closedGames: {},
};
