import {
  type Satang,
  DEFAULT_WITHDRAW_RANGE,
  OTP_WAIT_MS,
  PROMOTION_COUNTDOWN_MS,
  WITHDRAW_COOLDOWN_MS,
  satang,
} from '@brand/domain';
import type { CommissionRates } from './affiliate/commission.ts';
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
  /** Transfers that members report: how long the back office takes, and how old a slip may be. */
  transfer: { review: number; oldest: number };
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
  join: {
    /** Between two OTPs for one phone (section 9). */
    otpWait: number;
    otpLife: number;
    /** Tries that one OTP takes before it is void. */
    otpTries: number;
    /** OTPs for one phone within that time. */
    otps: { count: number; within: number };
    /** How long, and for how many tries of the form, a checked OTP proves whose phone it is. */
    proofLife: number;
    proofTries: number;
    loginLinkLife: number;
  };
  line: {
    /** Until the member has to have allowed it on the page of LINE. */
    requestLife: number;
    /** Until the site has to have come back with the code. */
    codeLife: number;
  };
  affiliate: {
    /** Commission on the turnover of those whom a member referred. */
    rates: CommissionRates;
    /** Least of one withdrawal of income. */
    min: Satang;
  };
  chat: {
    /** After a message, until the agent is seen typing, and until the answer is there. */
    typingAfter: number;
    answerAfter: number;
    /** How long the rules keep still after a person has written as the agent. */
    personStays: number;
  };
  /** How long a registration or deposit promotion runs. */
  promotionCountdown: number;
  rewardTokenLife: number;
  launchTokenLife: number;
  playSessionLife: number;
  /** What a game with play money begins with. */
  playMoney: Satang;
  /** Games to offer, at least; those over the designed ones are sequels of them. */
  games: number;
  /** Ordinary members to add to the seeded ones. */
  extraMembers: number;
  /** Covers and banners are plain colours: a browser without a graphics card draws a lobby of them in a tenth of the time. */
  flatArt: boolean;
}

/** The figures of section 9, and what the sandbox adds to them. */
export const defaultRules: Rules = {
  accessTokenLife: 15 * MINUTE,
  refreshTokenLife: 30 * DAY,
  refreshReplay: MINUTE,
  loginFailures: { count: 5, within: MINUTE, wait: MINUTE },
  paymentDelay: 4 * SECOND,
  qrLife: 10 * MINUTE,
  transfer: { review: 2 * MINUTE, oldest: 7 * DAY },
  withdraw: {
    min: DEFAULT_WITHDRAW_RANGE.min,
    max: DEFAULT_WITHDRAW_RANGE.max,
    cooldown: WITHDRAW_COOLDOWN_MS,
    payoutDelay: 2 * MINUTE,
    dailyAmount: satang(200_000_000),
    dailyCount: 20,
  },
  join: {
    otpWait: OTP_WAIT_MS,
    otpLife: 5 * MINUTE,
    otpTries: 5,
    otps: { count: 5, within: HOUR },
    proofLife: 15 * MINUTE,
    proofTries: 10,
    loginLinkLife: 10 * MINUTE,
  },
  line: { requestLife: 10 * MINUTE, codeLife: 2 * MINUTE },
  affiliate: {
    rates: { slot: 50, fishing: 50, casino: 40, lotto: 80, sport: 30 },
    min: satang(10_000),
  },
  chat: { typingAfter: SECOND, answerAfter: 4 * SECOND, personStays: 10 * MINUTE },
  promotionCountdown: PROMOTION_COUNTDOWN_MS,
  rewardTokenLife: HOUR,
  launchTokenLife: MINUTE,
  playSessionLife: 4 * HOUR,
  playMoney: satang(1_000_000),
  games: 0,
  extraMembers: 0,
  flatArt: false,
};
