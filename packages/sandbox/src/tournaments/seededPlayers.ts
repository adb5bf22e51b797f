import { createHash } from 'node:crypto';
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

/** Ratio between the turnovers of consecutive players, from best to last. */
const STEP = 0.93;

interface Entrant {
  readonly id: string;
  readonly name: string;
  /** Final points of this player. */
  readonly final: number;
  /** Below 1 for an early start, above 1 for a late start. */
  readonly pace: number;
}

const entrants = new Map<string, readonly Entrant[]>();
const KEPT = 100;

/**
 * The simulated participants and their strength. They are deterministic for a tournament, and therefore computed once.
 */
function entrantsOf({ id, series }: Tournament): readonly Entrant[] {
  const known = entrants.get(id);
  if (known) return known;
  const made = Array.from({ length: series.players.count }, (_, at): Entrant => {
    const words = `${id} ${at}`;
    const spread = 0.85 + 0.3 * steady(`${words} best`);
    return {
      id: `~${words}`,
      name: nameOf(words),
      final: (series.players.best * STEP ** at * spread) / series.bahtPerPoint,
      pace: 0.6 + steady(`${words} pace`),
    };
  });
  if (entrants.size >= KEPT) entrants.clear();
  entrants.set(id, made);
  return made;
}

/**
 * The simulated players of a tournament and their points at a time: none before it starts, increasing while it runs,
 * and fixed after it has ended.
 */
export function seededPlayers(tournament: Tournament, now: number): SeededPlayer[] {
  const { starts, ends } = tournament;
  const elapsed = Math.min(1, (now - starts) / (ends - starts));
  if (elapsed <= 0) return [];
  return entrantsOf(tournament)
    .map(({ id, name, final, pace }) => ({ id, name, points: Math.floor(final * elapsed ** pace) }))
    .filter(({ points }) => points > 0);
}

function nameOf(words: string): string {
  const head = heads[Math.floor(steady(`${words} head`) * heads.length)] ?? 'na';
  const tail = tails[Math.floor(steady(`${words} tail`) * tails.length)] ?? 'noi';
  return maskedName(`${head}${tail}${Math.floor(steady(`${words} number`) * 90) + 10}`);
}
