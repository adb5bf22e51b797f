import { endAlike } from './thaiTyping.ts';

/** The position of an approximate match in a key, and its cost. */
export interface NearMatch {
  readonly cost: number;
  readonly from: number;
  readonly to: number;
}

/** Cost of a wrong, missing, extra or swapped letter. Half of it for letters with the same final sound. */
export const TYPO = 2;

/** Allowed cost by word length: one typo from four letters on, two from eight. */
export function forgiven(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? TYPO : 2 * TYPO;
}

/**
 * Splits a word into parts of which at least one occurs unchanged in every approximate match: a typo affects at most
 * two neighbouring parts, when letters are swapped. Searching these parts is much faster than approximate matching.
 */
export function piecesOf(sound: string, budget: number): readonly string[] {
  const count = Math.min(sound.length, 2 * (budget / TYPO) + 1);
  return Array.from({ length: count }, (_, at) =>
    sound.slice(
      Math.round((at * sound.length) / count),
      Math.round(((at + 1) * sound.length) / count),
    ),
  );
}

/** Maximum number of key letters that are searched. */
const LONGEST = 400;
/** A table cell holds a cost and, in its lower bits, the start of the match. Lower values are better. */
const BITS = 9;
const LETTER = TYPO << BITS;
const HALF = LETTER >> 1;

/** One row of the table: matches that end at each position of the key. */
const line = () => new Int32Array(LONGEST + 1);
const LINES: readonly [Int32Array, Int32Array, Int32Array] = [line(), line(), line()];

/**
 * The part of a key that is most similar to a word, or null if none is similar enough. In Thai, which has no spaces, it
 * may start anywhere; in other scripts only at the beginning of a word.
 *
 * @param budget maximum cost, as returned by {@link forgiven}
 */
export function nearMatch(
  word: string,
  { key, starts }: { readonly key: string; readonly starts: readonly number[] },
  budget: number,
): NearMatch | null {
  const length = Math.min(key.length, LONGEST);
  const limit = (budget + 1) << BITS;
  let [before, last, now] = LINES;
  for (let at = 0; at <= length; at += 1) {
    const mayBegin = key.charCodeAt(at) >= THAI || starts.includes(at);
    // The first letters of the word may be missing from the typed one.
    last[at] = mayBegin ? at : at === 0 ? limit : last[at - 1]! + LETTER;
  }
  for (let row = 1; row <= word.length; row += 1) {
    const least = fillLine(word, row, key, length, before, last, now);
    if (least >= limit) return null;
    [before, last, now] = [last, now, before];
  }
  let to = 0;
  for (let at = 1; at <= length; at += 1) if (last[at]! < last[to]!) to = at;
  const best = last[to]!;
  return best >= limit ? null : { cost: best >> BITS, from: best & ((1 << BITS) - 1), to };
}

const THAI = 0x0e01;

/** Fills the row for one letter of the word and returns its minimum. */
function fillLine(
  word: string,
  row: number,
  key: string,
  length: number,
  before: Int32Array,
  last: Int32Array,
  now: Int32Array,
): number {
  const wanted = word.charCodeAt(row - 1);
  const wantedBefore = row > 1 ? word.charCodeAt(row - 2) : -1;
  let left = last[0]! + LETTER;
  let over = last[0]!;
  let least = left;
  let hasBefore = -1;
  now[0] = left;
  for (let at = 1; at <= length; at += 1) {
    const has = key.charCodeAt(at - 1);
    let best = over;
    if (has !== wanted) best += endAlike(has, wanted) ? HALF : LETTER;
    over = last[at]!;
    if (over + LETTER < best) best = over + LETTER;
    if (left + LETTER < best) best = left + LETTER;
    if (has === wantedBefore && hasBefore === wanted) {
      best = Math.min(best, before[at - 2]! + LETTER);
    }
    now[at] = best;
    left = best;
    if (best < least) least = best;
    hasBefore = has;
  }
  return least;
}
