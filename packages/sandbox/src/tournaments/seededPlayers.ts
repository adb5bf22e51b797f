import { createHash } from 'node:crypto';
import { daysBetween } from '@brand/domain';
import { maskedName } from '../members/maskedName.ts';
import type { Tournament } from './calendar.ts';

/** A simulated player, so that a table is never empty. */
export interface SeededPlayer {
  readonly id: string;
  readonly name: string;
  readonly points: number;
}

const heads = ['ao', 'bo', 'cha', 'da', 'fa', 'ga', 'jo', 'ka', 'ko', 'la', 'ma', 'mo', 'na', 'no'];
const tails = [
  'pim',
  'rat',
  'san',
  'tan',
  'wan',
  'yot',
  'noi',
  'dao',
  'chai',
  'nut',
  'porn',
  'sri',
];

/** A deterministic number from 0 up to 1 for a text. */
function steady(words: string): number {
  return createHash('sha256').update(words).digest().readUInt32BE(0) / 0x1_0000_0000;
}

/** Usual ratio between the turnovers of consecutive players, from best to last. */
const RATIO = 0.93;

/** How many play a daily tournament, from Sunday to Saturday, in percent of the usual number. */
const WEEKDAYS = [112, 88, 84, 90, 96, 118, 124];
/** The number of players is by chance at most this share below or above the expected one. */
const LUCK = 0.14;

/** The first players come at the start, the last ones when this share of the time has passed. */
const LAST_ENTRY = 0.75;
/** Multiples of it spread evenly between 0 and 1 and in no visible order. */
const GOLDEN = 0.618_034;

interface Entrant {
  readonly id: string;
  readonly name: string;
  /** Share of the time that has passed when this player begins. */
  readonly entry: number;
  /** Final points of this player. */
  readonly final: number;
  /** Below 1 for an early start, above 1 for a late start. */
  readonly pace: number;
}

const entrants = new Map<string, readonly Entrant[]>();
const KEPT = 100;

/** Number of simulated players in the end: different each time, and of a daily tournament by the day of the week. */
export function turnout({ id, series }: Tournament): number {
  // By the day in the id: the operator can change the times.
  const weekday = (daysBetween('2000-01-01', id.slice(-10)) + 6) % 7;
  const rhythm = series.rhythm.every === 'day' ? (WEEKDAYS[weekday] ?? 100) / 100 : 1;
  return Math.round(
    series.players.usual * rhythm * (1 - LUCK + 2 * LUCK * steady(`${id} turnout`)),
  );
}

/**
 * The simulated participants and their strength. They are deterministic for a tournament, and therefore computed once.
 */
function entrantsOf(tournament: Tournament): readonly Entrant[] {
  const { id, series } = tournament;
  const known = entrants.get(id);
  if (known) return known;
  const { best, ratio = RATIO } = series.players;
  const made = Array.from({ length: turnout(tournament) }, (_, at): Entrant => {
    const words = `${id} ${at}`;
    const spread = 0.85 + 0.3 * steady(`${words} best`);
    return {
      id: `~${words}`,
      name: nameOf(words),
      entry: LAST_ENTRY * ((steady(`${id} entries`) + at * GOLDEN) % 1) ** 2,
      final: (best * ratio ** at * spread) / series.bahtPerPoint,
      pace: 0.6 + steady(`${words} pace`),
    };
  });
  if (entrants.size >= KEPT) entrants.clear();
  entrants.set(id, made);
  return made;
}

/**
 * The simulated players of a tournament and their points at a time: none before it starts, more players and more points
 * while it runs, and fixed after it has ended.
 */
export function seededPlayers(tournament: Tournament, now: number): SeededPlayer[] {
  const { starts, ends } = tournament;
  const elapsed = Math.min(1, (now - starts) / (ends - starts));
  if (elapsed <= 0) return [];
  return entrantsOf(tournament)
    .filter(({ entry }) => entry < elapsed)
    .map(({ id, name, entry, final, pace }) => {
      const played = (elapsed - entry) / (1 - entry);
      return { id, name, points: Math.floor(final * played ** pace) };
    })
    .filter(({ points }) => points > 0);
}

function nameOf(words: string): string {
  const head = heads[Math.floor(steady(`${words} head`) * heads.length)] ?? 'na';
  const tail = tails[Math.floor(steady(`${words} tail`) * tails.length)] ?? 'noi';
  return maskedName(`${head}${tail}${Math.floor(steady(`${words} number`) * 90) + 10}`);
}
