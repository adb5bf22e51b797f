import type { GameType } from '../games/game.ts';
import type { Satang } from '../money/money.ts';

/** States of the tournament page: Active, Coming soon, Ended (section 2). */
export const TOURNAMENT_STATES = ['active', 'comingSoon', 'ended'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

/** The member's position in a tournament. */
export interface TournamentOwn {
  /** Null before the first point. */
  readonly rank: number | null;
  readonly points: number;
  /** The prize of the current rank; null if it wins nothing. */
  readonly prize: Satang | null;
  /** Points needed for the next rank; null at the top and before the first point. */
  readonly pointsToNext: number | null;
  /** When the prize was credited to the wallet, in ms since 1970; null before that. */
  readonly paidAt: number | null;
}

/** A tournament as shown on a card. */
export interface Tournament {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly state: TournamentState;
  /** Ms since 1970. */
  readonly startsAt: number;
  /** First moment after the end, in ms since 1970. */
  readonly endsAt: number;
  /** Sum of all prizes. */
  readonly prizePool: Satang;
  readonly players: number;
  /** Games that earn points: of this type, from these providers (codes of `GameCategory`); null means all. */
  readonly gameType: GameType;
  readonly providers: readonly string[] | null;
  readonly image: string | null;
  /** The first three of the table. Empty before the first point, and if the API returns none. */
  readonly leaders: readonly TournamentRow[];
  /** Null for a visitor. */
  readonly own: TournamentOwn | null;
}

/** The prize of each rank from `from` to `to`. */
export interface TournamentPrize {
  readonly from: number;
  readonly to: number;
  readonly amount: Satang;
}

/** One row of the ranking. */
export interface TournamentRow {
  readonly rank: number;
  /** Masked user name. */
  readonly name: string;
  readonly points: number;
  readonly prize: Satang | null;
  /** True on the member's own row. */
  readonly own: boolean;
}

/** A tournament with all data of its page. */
export interface TournamentDetail extends Tournament {
  readonly rules: readonly string[];
  /** Turnover in baht for one point. */
  readonly turnoverPerPoint: Satang;
  readonly prizes: readonly TournamentPrize[];
  readonly leaderboard: readonly TournamentRow[];
  /** Rows before `leaderboard`; null if the API has no further rows. */
  readonly skipped: number | null;
}

/**
 * The state of a tournament at a moment: as the server last reported, or later if its start or end has passed since.
 *
 * @param now by the server's clock, in ms since 1970
 */
export function tournamentStateAt(
  { state, startsAt, endsAt }: Pick<Tournament, 'state' | 'startsAt' | 'endsAt'>,
  now: number,
): TournamentState {
  if (now >= endsAt) return 'ended';
  return state === 'comingSoon' && now >= startsAt ? 'active' : state;
}

/** The next start or end in the list, in ms since 1970; null if nothing will change. */
export function nextTournamentTurn(
  tournaments: readonly Pick<Tournament, 'startsAt' | 'endsAt'>[],
  now: number,
): number | null {
  const turns = tournaments.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  const next = Math.min(...turns.filter((time) => time > now));
  return Number.isFinite(next) ? next : null;
}

/** The tournament to show where there is space for one, and how many more run at the same time. */
export interface ForemostTournament<Each> {
  /** With its state at that moment. */
  readonly tournament: Each;
  /** Number of further running tournaments. */
  readonly others: number;
}

/**
 * The running tournament that ends first. If none runs, the next one to start.
 *
 * @param now by the server's clock, in ms since 1970
 * @returns null if none runs or will start
 */
export function foremostTournament<Each extends Pick<Tournament, 'state' | 'startsAt' | 'endsAt'>>(
  tournaments: readonly Each[],
  now: number,
): ForemostTournament<Each> | null {
  const current = tournaments.map((each) => ({ ...each, state: tournamentStateAt(each, now) }));
  const first = (state: TournamentState, by: 'startsAt' | 'endsAt') =>
    current.filter((each) => each.state === state).sort((a, b) => a[by] - b[by]);
  const [tournament, ...others] = first('active', 'endsAt');
  if (tournament) return { tournament, others: others.length };
  const [next] = first('comingSoon', 'startsAt');
  return next ? { tournament: next, others: 0 } : null;
}

/** Whether playing a game awards points in a tournament. */
export function countsFor(
  game: { readonly type: GameType; readonly provider: { readonly id: string } },
  { gameType, providers }: Pick<Tournament, 'gameType' | 'providers'>,
): boolean {
  return game.type === gameType && (providers === null || providers.includes(game.provider.id));
}
