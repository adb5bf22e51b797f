import type { GameType } from '../../games/game.ts';
import type { Satang } from '../../money/money.ts';
import type { Schedule } from '../schedule.ts';

/** What a mission counts. Only `checkIn` asks neither for play nor for a deposit. */
export type MissionKind = 'play' | 'deposit' | 'checkIn';

/** A goal with its progress: an amount of money, or a number of rounds, deposits or days. */
export type MissionGoal =
  | { readonly unit: 'baht'; readonly target: Satang; readonly done: Satang }
  | { readonly unit: 'count'; readonly target: number; readonly done: number };

/** A game of free spins. */
export interface RewardGame {
  readonly id: string;
  readonly name: string;
  readonly image: string;
}

/** The reward of a mission or of a check-in. */
export type Reward =
  /** `turnover` is the amount to bet before the credit can be withdrawn; 0 for none. */
  | { readonly kind: 'credit'; readonly credit: Satang; readonly turnover: Satang }
  /** `bet` is the value of each spin; the spins end `validDays` days after they were collected. */
  | {
      readonly kind: 'freeSpins';
      readonly spins: number;
      readonly bet: Satang;
      readonly game: RewardGame;
      readonly validDays: number;
    };

/**
 * `toCollect` has reached its goal; it stays so after the end of the mission. `ended` is over without having reached it.
 */
export type MissionState = 'running' | 'toCollect' | 'collected' | 'ended';

/** A mission of the member. */
export interface Mission extends Schedule {
  readonly id: string;
  readonly title: string;
  /** What counts, in one sentence; empty if the title says all. */
  readonly summary: string;
  readonly kind: MissionKind;
  /** The games that count for a `play` mission; null for all. */
  readonly gameType: GameType | null;
  readonly goal: MissionGoal;
  readonly reward: Reward;
  readonly state: MissionState;
}

/** One day of the check-in series. */
export interface CheckInDay {
  /** Position in the series, from 1. */
  readonly day: number;
  readonly reward: Reward;
  readonly collected: boolean;
}

/** The daily check-in. A missed day changes nothing: the series continues with the next check-in. */
export interface CheckIn {
  /** The day of the series that belongs to today. */
  readonly day: number;
  /** Whether the member has checked in today. */
  readonly done: boolean;
  /** The whole series, in order. */
  readonly days: readonly CheckInDay[];
  /** When the next day begins, in ms since 1970 on the server's clock. */
  readonly nextAt: number;
}

/** Missions and check-in of a member. */
export interface MissionBoard {
  /** True while a limit is reached or a break runs: nothing may ask for play or deposits. */
  readonly isProtected: boolean;
  /** Null if the operator has none, or while the member is protected. */
  readonly checkIn: CheckIn | null;
  readonly missions: readonly Mission[];
}

/** Free spins of the member for one game. */
export interface FreeSpins {
  readonly id: string;
  readonly game: RewardGame;
  readonly total: number;
  readonly left: number;
  /** Value of each spin. */
  readonly bet: Satang;
  /** End in ms since 1970 on the server's clock. */
  readonly expiresAt: number;
}
