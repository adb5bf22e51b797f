import { satang } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { games } from '../../catalogue/games.ts';
import { seededRandom } from '../../random/random.ts';
import { linesOf } from './lines.ts';
import { expectedRuns, machineOf, returnOf } from './machine.ts';
import { countWins, spin } from './spin.ts';

const tenLines = machineOf({ rtp: 96, volatility: 'medium', paylines: 10 });
const threeLines = machineOf({ rtp: 96, volatility: 'medium', paylines: 3 });
const ways = machineOf({ rtp: 96, volatility: 'medium', paylines: 243 });
const slots = games.filter((game) => game.type === 'slot');

describe('the slot machine', () => {
  it('has the RTP of the game list, for every slot game', () => {
    for (const game of slots) {
      expect(Math.abs(returnOf(machineOf(game)) - game.rtp), game.code).toBeLessThan(0.5);
    }
  });

  it('pays more for more of a kind and for rarer symbols', () => {
    for (const { pays } of slots.map(machineOf)) {
      for (const [symbol, [three, four, five]] of pays.entries()) {
        expect(three).toBeLessThan(four);
        expect(four).toBeLessThan(five);
        if (symbol > 0) expect(five).toBeLessThanOrEqual(pays[symbol - 1]?.[2] ?? 0);
      }
    }
  });

  it('has the number of lines or ways of the game list', () => {
    for (const game of slots) {
      const { lines, heights } = machineOf(game);
      const count = lines.length || heights.reduce((product, height) => product * height, 1);
      expect(count, game.code).toBe(game.paylines);
    }
  });

  it('has different lines across every reel, straight ones first', () => {
    const lines = linesOf(50);
    expect(new Set(lines.map(String)).size).toBe(50);
    expect(lines.slice(0, 3).map(String).toSorted()).toEqual([
      '0,0,0,0,0',
      '1,1,1,1,1',
      '2,2,2,2,2',
    ]);
    expect(lines.every((line) => line.length === 5)).toBe(true);
  });

  it('has the calculated frequencies', () => {
    const random = seededRandom(7);
    const spins = 40_000;
    let runs = 0;
    for (let at = 0; at < spins; at += 1) {
      runs += spin(tenLines, satang(1000), random).wins.filter((win) => win.run === 3).length;
    }
    const expected = tenLines.weights.reduce(
      (sum, _, symbol) => sum + expectedRuns(tenLines, symbol)[0],
      0,
    );
    expect(runs / spins / 10).toBeGreaterThan(expected * 0.95);
    expect(runs / spins / 10).toBeLessThan(expected * 1.05);
  });
});

describe('a win', () => {
  const middle = (row: readonly number[]) =>
    row.map((symbol, reel) => [(reel % 2) + 6, symbol, (reel % 2) + 4]);

  it('runs along a line from the left and pays its symbol once', () => {
    const { wins, total } = countWins(threeLines, satang(1000), middle([2, 2, 2, 1, 2]));
    expect(wins).toHaveLength(1);
    expect(wins[0]).toMatchObject({
      symbol: 2,
      run: 3,
      line: 1,
      cells: [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    });
    expect(total).toBe(Math.floor((1000 * (threeLines.pays[2]?.[0] ?? 0)) / 300));
  });

  it('of five does not also count as a win of three', () => {
    const { wins } = countWins(threeLines, satang(1000), middle([0, 0, 0, 0, 0]));
    expect(wins.map(({ run }) => run)).toEqual([5]);
  });

  it('starts on the first reel', () => {
    expect(countWins(threeLines, satang(1000), middle([1, 2, 2, 2, 2])).total).toBe(0);
  });

  it('counts every way if there are no lines', () => {
    const grid = [
      [0, 0, 7],
      [0, 6, 7],
      [0, 0, 5],
      [1, 2, 3],
      [1, 2, 3],
    ];
    const { wins, total } = countWins(ways, satang(2000), grid);
    const pay = ways.pays[0]?.[0] ?? 0;
    expect(wins.map(({ symbol, run, line }) => [symbol, run, line])).toEqual([[0, 3, null]]);
    expect(wins[0]?.cells).toHaveLength(5);
    expect(total).toBe(Math.floor((2000 * pay * 4) / 2000));
  });
});
