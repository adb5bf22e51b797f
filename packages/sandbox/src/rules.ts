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

/** So many failures within that time start a wait. */
export interface FailureLimit {
  count: number;
  within: number;
  wait: number;
}

/** Configurable figures of the sandbox. Durations in milliseconds, money in satang. */
export interface Rules {
  accessTokenLife: number;
  refreshTokenLife: number;
  /** How long a repeated refresh with the same token and key returns the same pair. */
  refreshReplay: number;
  /** Failed logins on one username, after which it has to wait. */
  loginFailures: FailureLimit;
  /** The same for all usernames from one address. */
  loginAddressFailures: FailureLimit;
  /** Time from the request until an incoming payment is confirmed. */
  paymentDelay: number;
  qrLife: number;
  /** Reported transfers: the duration of the review, and the maximum age of a slip. */
  transfer: { review: number; oldest: number };
  withdraw: {
    min: Satang;
    max: Satang;
    cooldown: number;
    /** Until it is checked, until it is sent to the bank, and until the bank has paid it out. */
    checkDelay: number;
    sendDelay: number;
    payoutDelay: number;
    /** Per day in Bangkok. */
    dailyAmount: Satang;
    dailyCount: number;
  };
  join: {
    /** Between two OTPs for one phone (section 9). */
    otpWait: number;
    otpLife: number;
    /** Attempts per OTP before it is invalid. */
    otpTries: number;
    /** OTPs per phone within that time. */
    otps: { count: number; within: number };
    /** How long, and for how many attempts of the form, a checked OTP proves the ownership of a phone. */
    proofLife: number;
    proofTries: number;
    /** Checks whether a username is free: for one proof, and from one address within that time. */
    usernameChecks: { perProof: number; perAddress: { count: number; within: number } };
    loginLinkLife: number;
  };
  line: {
    /** Until the member must have allowed it on the LINE page. */
    requestLife: number;
    /** Until the site must have sent the code. */
    codeLife: number;
    /** How long a visitor can register with an account that belongs to no member. */
    proofLife: number;
  };
  passkeys: {
    /** Per member. */
    max: number;
    challengeLife: number;
    /** Unused challenges for logins from one address. */
    openPerAddress: number;
  };
  affiliate: {
    /** Commission on the turnover of referred members. */
    rates: CommissionRates;
    /** Minimum of one withdrawal of income. */
    min: Satang;
  };
  chat: {
    /** After a message, until the agent is shown as typing, and until the answer. */
    typingAfter: number;
    answerAfter: number;
    /** How long automatic answers pause after a human agent has written. */
    personStays: number;
  };
  /** Duration of a registration or deposit promotion. */
  promotionCountdown: number;
  rewardTokenLife: number;
  launchTokenLife: number;
  playSessionLife: number;
  /** Initial balance of a game with play money. */
  playMoney: Satang;
  /** Minimum number of games; those above the number of designed games are sequels of them. */
  games: number;
  /** Number of ordinary members in addition to the seeded ones. */
  extraMembers: number;
  /** Covers and banners are plain colours. A browser without a GPU then renders a lobby in a tenth of the time. */
  flatArt: boolean;
  /** Name of the brand whose site uses the sandbox: its banners and promotions have pictures in its style. Empty for none. */
  brand: string;
}

/** The figures of section 9, and additional ones of the sandbox. */
export const defaultRules: Rules = {
  accessTokenLife: 15 * MINUTE,
  refreshTokenLife: 30 * DAY,
  refreshReplay: MINUTE,
  loginFailures: { count: 5, within: MINUTE, wait: MINUTE },
  // Many phones share an address of a mobile network.
  loginAddressFailures: { count: 30, within: MINUTE, wait: MINUTE },
  paymentDelay: 4 * SECOND,
  qrLife: 10 * MINUTE,
  transfer: { review: 2 * MINUTE, oldest: 7 * DAY },
  withdraw: {
    min: DEFAULT_WITHDRAW_RANGE.min,
    max: DEFAULT_WITHDRAW_RANGE.max,
    cooldown: WITHDRAW_COOLDOWN_MS,
    checkDelay: 20 * SECOND,
    sendDelay: MINUTE,
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
    // Many phones share an address of a mobile network.
    usernameChecks: { perProof: 30, perAddress: { count: 120, within: 10 * MINUTE } },
    loginLinkLife: 10 * MINUTE,
  },
  line: { requestLife: 10 * MINUTE, codeLife: 2 * MINUTE, proofLife: 15 * MINUTE },
  // Every view of the login page takes a challenge, and many phones share an address of a mobile network.
  passkeys: { max: 10, challengeLife: 5 * MINUTE, openPerAddress: 300 },
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
  brand: '',
};
