import type { GameType } from '../games/game.ts';
import type { Satang } from '../money/money.ts';

/** States of the tournament page: Active, Coming soon, Ended (section 2). */
export const TOURNAMENT_STATES = ['active', 'comingSoon', 'ended'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

/** How the member stands in a tournament. */
export interface TournamentOwn {
  /** Null before the first point. */
  readonly rank: number | null;
  readonly points: number;
  /** What the rank wins as it stands; null where it wins nothing. */
  readonly prize: Satang | null;
  /** Points that are missing to the next rank; null at the top and before the first point. */
  readonly pointsToNext: number | null;
  /** When the prize reached the wallet, in ms since 1970; null while it has not. */
  readonly paidAt: number | null;
}

/** A tournament as a card shows it. */
export interface Tournament {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly state: TournamentState;
  /** Ms since 1970. */
  readonly startsAt: number;
  /** First moment after it, in ms since 1970. */
  readonly endsAt: number;
  /** All prizes together. */
  readonly prizePool: Satang;
  readonly players: number;
  /** Games that bring points: of this type, from these providers (codes of `GameCategory`); null means all. */
  readonly gameType: GameType;
  readonly providers: readonly string[] | null;
  readonly image: string | null;
  /** Null for a visitor. */
  readonly own: TournamentOwn | null;
}

/** What the ranks `from` to `to` win, each of them. */
export interface TournamentPrize {
  readonly from: number;
  readonly to: number;
  readonly amount: Satang;
}

/** One row of the table of points. */
export interface TournamentRow {
  readonly rank: number;
  /** User name with most of it hidden. */
  readonly name: string;
  readonly points: number;
  readonly prize: Satang | null;
  /** True on the member's own row. */
  readonly own: boolean;
}

/** A tournament with everything that its page shows. */
export interface TournamentDetail extends Tournament {
  readonly rules: readonly string[];
  /** Baht of turnover that make one point. */
  readonly turnoverPerPoint: Satang;
  readonly prizes: readonly TournamentPrize[];
  readonly leaderboard: readonly TournamentRow[];
}

const FURTHER: Readonly<Record<TournamentState, number>> = { comingSoon: 0, active: 1, ended: 2 };

/**
 * How a tournament stands at a moment: as the server last said, or further on where start or end have passed since.
 *
 * @param now by the server's clock, in ms since 1970
 */
export function tournamentStateAt(
  { state, startsAt, endsAt }: Pick<Tournament, 'state' | 'startsAt' | 'endsAt'>,
  now: number,
): TournamentState {
  const byClock = now >= endsAt ? 'ended' : now >= startsAt ? 'active' : 'comingSoon';
  return FURTHER[byClock] > FURTHER[state] ? byClock : state;
}

/** When the next one of them starts or ends, in ms since 1970; null where nothing will change any more. */
export function nextTournamentTurn(
  tournaments: readonly Pick<Tournament, 'startsAt' | 'endsAt'>[],
  now: number,
): number | null {
  const turns = tournaments.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  const next = Math.min(...turns.filter((time) => time > now));
  return Number.isFinite(next) ? next : null;
}
