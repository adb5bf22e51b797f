import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type NearMatch, TYPO, forgiven, nearMatch, piecesOf } from './nearMatch.ts';
import { endAlike } from './thaiTyping.ts';

const RUNS = process.env['PROVE'] ? 20_000 : 2_000;
const SEED = 20_260_115;

/** The same by its definition, much slower: the edit distance of every part that may begin here. */
function simpleMatch(
  word: string,
  { key, starts }: { key: string; starts: readonly number[] },
  budget: number,
): number | null {
  let least = Infinity;
  for (let from = 0; from <= key.length; from += 1) {
    if (!(key.charCodeAt(from) >= 0x0e01 || starts.includes(from))) continue;
    for (let to = from; to <= key.length; to += 1) {
      least = Math.min(least, distance(word, key.slice(from, to)));
    }
  }
  return least > budget ? null : least;
}

function distance(one: string, other: string): number {
  const rows: number[][] = [];
  for (let a = 0; a <= one.length; a += 1) {
    rows.push([]);
    for (let b = 0; b <= other.length; b += 1) {
      const ways = [
        a === 0 && b === 0 ? 0 : Infinity,
        a > 0 ? rows[a - 1]![b]! + TYPO : Infinity,
        b > 0 ? rows[a]![b - 1]! + TYPO : Infinity,
      ];
      if (a > 0 && b > 0) ways.push(rows[a - 1]![b - 1]! + change(one[a - 1]!, other[b - 1]!));
      if (a > 1 && b > 1 && one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1]) {
        ways.push(rows[a - 2]![b - 2]! + TYPO);
      }
      rows[a]!.push(Math.min(...ways));
    }
  }
  return rows[one.length]![other.length]!;
}

function change(one: string, other: string): number {
  if (one === other) return 0;
  return endAlike(one.charCodeAt(0), other.charCodeAt(0)) ? TYPO / 2 : TYPO;
}

const letters = (from: string, maxLength: number) =>
  fc
    .array(fc.constantFrom(...Array.from(from)), { minLength: 1, maxLength })
    .map((all) => all.join(''));
const cases = (from: string) =>
  fc.record({
    key: letters(from, 12),
    starts: fc.array(fc.nat(6), { maxLength: 3 }),
    // A part of the key, so that most words are found.
    begin: fc.nat(4),
    length: fc.integer({ min: 1, max: 7 }),
    edits: fc.array(
      fc.record({
        at: fc.nat(6),
        cut: fc.nat(2),
        put: fc.oneof(fc.constant(''), letters(from, 2)),
      }),
      { maxLength: 2 },
    ),
    budget: fc.nat(4),
  });

it.each(['abcdef', 'กคตทบาร'])('finds the least cost of any part, of the letters %s', (from) => {
  let count = 0;
  fc.assert(
    fc.property(cases(from), ({ key, starts, begin, length, edits, budget }) => {
      const word = edits.reduce(
        (text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut),
        key.slice(begin, begin + length),
      );
      const found = nearMatch(word, { key, starts }, budget);
      expect(found?.cost ?? null).toBe(simpleMatch(word, { key, starts }, budget));
      if (!found) return;
      count += 1;
      expect(distance(word, key.slice(found.from, found.to))).toBe(found.cost);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(count).toBeGreaterThan(RUNS / 4);
});

it('returns the first part of the least cost, and its end', () => {
  const at = (word: string, key: string, starts = [0]): NearMatch | null =>
    nearMatch(word, { key, starts }, 2);
  expect(at('koi', 'koikoi', [0, 3])).toEqual({ cost: 0, from: 0, to: 3 });
  expect(at('koi', 'kaikoi', [0, 3])).toEqual({ cost: 0, from: 3, to: 6 });
  expect(at('ab', 'ab')).toEqual({ cost: 0, from: 0, to: 2 });
  expect(at('abcd', 'abdc')).toEqual({ cost: 2, from: 0, to: 3 });
  expect(at('koi', 'xkoi')).toEqual({ cost: 2, from: 0, to: 4 });
});

it('reads at most 400 letters of a name', () => {
  const name = (before: number) => ({ key: `${'ก'.repeat(before)}ปลา`, starts: [0] });
  expect(nearMatch('ปลา', name(397), 0)).toEqual({ cost: 0, from: 397, to: 400 });
  expect(nearMatch('ปลา', name(398), 0)).toBeNull();
});

it('forgives one typo from four letters on, and two from eight', () => {
  expect([0, 3, 4, 7, 8, 30].map(forgiven)).toEqual([0, 0, 2, 2, 4, 4]);
});

it('splits a word into parts of which one stays whole', () => {
  expect(piecesOf('dragon', 0)).toEqual(['dragon']);
  expect(piecesOf('dragon', 2)).toEqual(['dr', 'ag', 'on']);
  expect(piecesOf('dragonfly', 4)).toEqual(['dr', 'ag', 'o', 'nf', 'ly']);
  expect(piecesOf('ab', 4)).toEqual(['a', 'b']);
  expect(piecesOf('', 0)).toEqual([]);
});
