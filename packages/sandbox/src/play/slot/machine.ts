import type { Game, Volatility } from '../../catalogue/game.ts';
import { type Line, MOST_LINES, linesOf } from './lines.ts';

/** Pays of one symbol for three, four and five of a kind, in hundredths of the stake per line (or way). */
export type Pays = readonly [three: number, four: number, five: number];

/** The configuration of a slot game. Symbols are numbers from 0, the rarest first. */
export interface Machine {
  /** Rows of each of the five reels. */
  heights: readonly number[];
  /** Lines from left to right; empty if every way counts. */
  lines: readonly Line[];
  /** Number of equal stakes of a bet. */
  stakes: number;
  /** Weight of each symbol relative to the sum. */
  weights: readonly number[];
  pays: readonly Pays[];
}

const weightsBy: Readonly<Record<Volatility, readonly number[]>> = {
  low: [7, 8, 9, 9, 10, 10, 11, 12],
  medium: [6, 7, 8, 9, 10, 11, 12, 13],
  high: [5, 6, 7, 8, 10, 12, 13, 15],
};

/** Factor of the pay for each additional symbol. With ways, long runs are frequent, so the factor is lower. */
const stepBy: Readonly<Record<'lines' | 'ways', Readonly<Record<Volatility, number>>>> = {
  lines: { low: 2.5, medium: 3.5, high: 5 },
  ways: { low: 1.6, medium: 2, high: 2.5 },
};

/** Machines with ways, by the number of ways. */
const heightsByWays: Readonly<Record<number, readonly number[]>> = {
  243: [3, 3, 3, 3, 3],
  576: [3, 4, 4, 4, 3],
  1024: [4, 4, 4, 4, 4],
};
const WAY_STAKES = 20;
const THREE_ROWS = [3, 3, 3, 3, 3];

/** The machine of a slot game: its lines or ways, and pays that result in its `rtp` in the long run. */
export function machineOf(game: Pick<Game, 'rtp' | 'volatility' | 'paylines'>): Machine {
  const heights = heightsByWays[game.paylines];
  const weights = weightsBy[game.volatility];
  const lines = heights ? [] : linesOf(Math.min(Math.max(game.paylines, 1), MOST_LINES));
  const blank = {
    heights: heights ?? THREE_ROWS,
    lines,
    stakes: lines.length || WAY_STAKES,
    weights,
  };
  const step = stepBy[heights ? 'ways' : 'lines'][game.volatility];
  // Every symbol contributes an equal part of the RTP, so rarer symbols pay more.
  const pays = weights.map((_, symbol): Pays => {
    const [three, four, five] = expectedRuns(blank, symbol);
    const least = game.rtp / weights.length / (three + step * four + step ** 2 * five);
    return [readable(least), readable(least * step), readable(least * step ** 2)];
  });
  return { ...blank, pays };
}

/** A rounded pay: three significant digits, in hundredths. */
function readable(pay: number): number {
  if (pay >= 10_000) return Math.round(pay / 100) * 100;
  return pay >= 1000 ? Math.round(pay / 10) * 10 : Math.round(pay);
}

/** Expected number of runs of exactly three, four and five of that symbol per stake. */
export function expectedRuns(
  { heights, lines, stakes, weights }: Omit<Machine, 'pays'>,
  symbol: number,
): readonly [number, number, number] {
  const chance = (weights[symbol] ?? 0) / weights.reduce((sum, weight) => sum + weight, 0);
  // A line has one row per reel and is one stake; all ways together are `stakes` stakes.
  const seen = lines.length > 0 ? heights.map(() => 1) : heights;
  const share = lines.length > 0 ? 1 : 1 / stakes;
  const runs = (run: number) => {
    const hits = seen.slice(0, run).reduce((product, rows) => product * rows * chance, share);
    return run === seen.length ? hits : hits * (1 - chance) ** (seen[run] ?? 0);
  };
  return [runs(3), runs(4), runs(5)];
}

/** The long-term RTP of a machine, in percent. */
export function returnOf(machine: Machine): number {
  return machine.pays.reduce((sum, pays, symbol) => {
    const runs = expectedRuns(machine, symbol);
    return sum + pays.reduce((own, pay, at) => own + pay * (runs[at] ?? 0), 0);
  }, 0);
}
