import { type Satang, satang } from '@brand/domain';
import type { Random } from '../../random/random.ts';
import type { Machine } from './machine.ts';

/** Symbols by reel and row, from the left and from the top. */
export type Grid = readonly (readonly number[])[];

/** One win of a round. */
export interface SlotWin {
  symbol: number;
  /** Three, four or five. */
  run: number;
  /** Number of the line from 1; null if every way counts. */
  line: number | null;
  /** `[reel, row]` of the winning symbols. */
  cells: readonly (readonly [number, number])[];
  /** Pay in satang, for display. Only the total of the round is paid, rounded once. */
  amount: number;
}

/** The result of a round. */
export interface SlotRound {
  grid: Grid;
  wins: readonly SlotWin[];
  /** In satang. */
  total: Satang;
}

/** Spins the reels and calculates the pay for that bet. */
export function spin(machine: Machine, bet: Satang, random: Random): SlotRound {
  const grid = machine.heights.map((height) =>
    Array.from({ length: height }, () => symbolAt(machine, random)),
  );
  return countWins(machine, bet, grid);
}

function symbolAt({ weights }: Machine, random: Random): number {
  let left = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** Calculates the pay of a grid. */
export function countWins(machine: Machine, bet: Satang, grid: Grid): SlotRound {
  const found = machine.lines.length > 0 ? lineWins(machine, grid) : wayWins(machine, grid);
  const worth = (hundredths: number) => Math.floor((bet * hundredths) / (100 * machine.stakes));
  return {
    grid,
    wins: found.map(({ hundredths, ...win }) => ({ ...win, amount: worth(hundredths) })),
    total: satang(worth(found.reduce((sum, { hundredths }) => sum + hundredths, 0))),
  };
}

type FoundWin = Omit<SlotWin, 'amount'> & { hundredths: number };

function payFor({ pays }: Machine, symbol: number, run: number): number {
  return pays[symbol]?.[run - 3] ?? 0;
}

function lineWins(machine: Machine, grid: Grid): FoundWin[] {
  return machine.lines.flatMap((line, at) => {
    const symbols = line.map((row, reel) => grid[reel]?.[row] ?? -1);
    const symbol = symbols[0] ?? -1;
    const end = symbols.findIndex((each) => each !== symbol);
    const run = end < 0 ? symbols.length : end;
    if (run < 3) return [];
    const cells = line.slice(0, run).map((row, reel) => [reel, row] as const);
    return [{ symbol, run, line: at + 1, cells, hundredths: payFor(machine, symbol, run) }];
  });
}

function wayWins(machine: Machine, grid: Grid): FoundWin[] {
  return [...new Set(grid[0])].flatMap((symbol) => {
    const rows = grid.map((reel) => reel.flatMap((each, row) => (each === symbol ? [row] : [])));
    const end = rows.findIndex((each) => each.length === 0);
    const run = end < 0 ? grid.length : end;
    if (run < 3) return [];
    const hit = rows.slice(0, run);
    const ways = hit.reduce((product, each) => product * each.length, 1);
    const cells = hit.flatMap((each, reel) => each.map((row) => [reel, row] as const));
    return [{ symbol, run, line: null, cells, hundredths: payFor(machine, symbol, run) * ways }];
  });
}
