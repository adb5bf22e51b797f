import type { GameType } from './game.ts';
import type { IndexedGame, IndexedName, SearchIndex } from './gameIndex.ts';
import type { Wanted, WantedWord } from './gameSearchTerm.ts';
import { isFramedAlike } from '../text/consonantFrame.ts';
import { TYPO, nearMatch } from '../text/nearMatch.ts';

/** Kinds of match, the best first. */
export const MATCH_KINDS = [
  'exact',
  'prefix',
  'word',
  'inside',
  'words',
  'provider',
  'type',
  'sound',
  'split',
  'sense',
  'near',
  'frame',
] as const;
/**
 * `word`: the beginning of a word in the name; `words`: all words, in any order and in the names of both languages;
 * `sound`: by sound; `split`: a compound Thai word whose parts are separate in the name; `sense`: another word for it; `near`:
 * with typos; `frame`: the same consonants.
 */
export type MatchKind = (typeof MATCH_KINDS)[number];

/** How well a game matches. Within one kind, a lower cost is better. */
export interface Fit {
  readonly kind: MatchKind;
  readonly cost: number;
}

type AllKeys = Pick<SearchIndex<never>, 'keys'>;

const fit = (kind: MatchKind, cost = 0): Fit => ({ kind, cost });

/** Whether `plainFit` may match a game of the index. Much faster than to ask for each. */
export function maySpell({ keys }: AllKeys, { whole, words, types }: Wanted): boolean {
  const isThere = (word: WantedWord) => keys.plain.includes(word.plain);
  if (types.length > 0 || whole.some(isThere)) return true;
  const isKnown = (word: WantedWord) => word.types.length > 0 || isThere(word);
  return words.length > 1 && words.every((word) => word.some(isKnown));
}

/** Whether `soundFit` may match a game of the index. */
export function maySound({ keys }: AllKeys, { whole, words }: Wanted): boolean {
  const isThere = ({ isHeard, sound }: WantedWord) => isHeard && keys.sound.includes(sound);
  if (whole.some((word) => isThere(word) || hasParts(keys.plain, word.plain))) return true;
  return words.length > 1 && words.every((word) => word.some(isThere));
}

/** Matches a game by spelling, ignoring tone marks. */
export function plainFit<G extends { readonly type: GameType }>(
  { game, names, provider }: IndexedGame<G>,
  { whole, words, types }: Wanted,
): Fit | null {
  const place = bestPlace(names, whole);
  if (place < NOWHERE) return fit(MATCH_KINDS[place] ?? 'inside');
  if (words.length > 1) {
    let inName = false;
    const all = words.every((word) =>
      word.some(({ plain, types: named }) => {
        if (names.some((name) => name.plain.includes(plain))) inName = true;
        else return provider.plain.includes(plain) || named.includes(game.type);
        return true;
      }),
    );
    if (all) return fit(inName ? 'words' : 'provider');
  }
  if (whole.some(({ plain }) => provider.plain.includes(plain))) return fit('provider');
  return types.includes(game.type) ? fit('type') : null;
}

/** Matches by sound, or by both parts of a compound Thai word. */
export function soundFit<G>(
  { names, provider }: IndexedGame<G>,
  { whole, words }: Wanted,
): Fit | null {
  let place = NOWHERE;
  for (const { sound, isHeard } of whole) {
    if (!isHeard) continue;
    for (const name of names) place = Math.min(place, placeIn(name.sound, name.soundStarts, sound));
  }
  if (place < NOWHERE) return fit('sound', place);
  const isThere = ({ sound, isHeard }: WantedWord) =>
    isHeard && (names.some((name) => name.sound.includes(sound)) || provider.sound.includes(sound));
  if (words.length > 1 && words.every((word) => word.some(isThere))) return fit('sound', NOWHERE);
  const isSplit = whole.some(({ plain }) => names.some((name) => hasParts(name.plain, plain)));
  return isSplit ? fit('split') : null;
}

/** Matches every word with a few typos, or all of them as one: a short word alone is too similar to others. */
export function nearFit<G>(each: IndexedGame<G>, { words, whole }: Wanted): Fit | null {
  const cost = nearCost(each, words);
  if (cost < Infinity) return fit('near', cost);
  const [all] = whole;
  if (!all || words.length < 2) return null;
  const least = Math.min(...each.names.map((name) => nearIn(name, all)));
  return least === Infinity ? null : fit('near', least);
}

/** Matches by consonants: every word is one of the name, with other vowels. */
export function frameFit<G>({ names }: IndexedGame<G>, { words }: Wanted): Fit | null {
  const isThere = ({ frame, frameLetters }: WantedWord) =>
    frame !== null &&
    names.some(
      (name) =>
        // Most names do not have its letters, and need no further look.
        (frameLetters & ~name.letters) === 0 &&
        soundWords(name).some((word) => isFramedAlike(frame, word)),
    );
  return words.every((word) => word.some(isThere)) ? fit('frame') : null;
}

function soundWords({ sound, soundStarts }: IndexedName): readonly string[] {
  return soundStarts.map((start, at) => sound.slice(start, soundStarts[at + 1]));
}

const NOWHERE = 4;

function bestPlace(names: readonly IndexedName[], words: readonly WantedWord[]): number {
  let place = NOWHERE;
  for (const { plain } of words) {
    for (const name of names) place = Math.min(place, placeIn(name.plain, name.plainStarts, plain));
  }
  return place;
}

/** 0 the whole name, 1 its beginning, 2 the beginning of a word, 3 inside, 4 no match. */
function placeIn(key: string, starts: readonly number[], word: string): number {
  let at = key.indexOf(word);
  if (at < 0) return NOWHERE;
  if (at === 0) return key.length === word.length ? 0 : 1;
  for (; at > 0; at = key.indexOf(word, at + 1)) if (starts.includes(at)) return 2;
  return 3;
}

/** Minimum length of a part of a compound Thai word. */
const PART = 3;

/** Whether a name contains both parts of a compound word: มังกรหยก in มังกรแม่น้ำหยก. */
function hasParts(name: string, word: string): boolean {
  for (let cut = PART; cut <= word.length - PART; cut += 1) {
    const first = name.indexOf(word.slice(0, cut));
    // A longer first part cannot match either.
    if (first < 0) return false;
    const second = word.slice(cut);
    if (name.includes(second, first + cut) || name.slice(0, first).includes(second)) return true;
  }
  return false;
}

/** The sum of the lowest costs of all words; Infinity if one word is not found. */
function nearCost<G>(
  { names, provider }: IndexedGame<G>,
  words: readonly (readonly WantedWord[])[],
): number {
  let sum = 0;
  for (const ways of words) {
    let least = Infinity;
    for (const word of ways) {
      for (const name of names) least = Math.min(least, nearIn(name, word));
      if (least > 1) least = Math.min(least, nearIn(provider, word) + 1);
    }
    if (least === Infinity) return Infinity;
    sum += least;
  }
  return sum;
}

function nearIn(
  name: IndexedName,
  { plain, sound, isHeard, budget, pieces, letters, endings }: WantedWord,
): number {
  if (!isHeard) return name.plain.includes(plain) ? 0 : Infinity;
  const at = name.sound.indexOf(sound);
  if (at >= 0) return at === 0 ? 0 : 0.5;
  // The least cost of the letters that the name does not contain.
  let missing = letters & ~name.letters;
  for (let left = budget; missing !== 0; missing &= missing - 1) {
    left -= (missing & -missing & endings) === 0 ? TYPO : TYPO / 2;
    if (left < 0) return Infinity;
  }
  if (!pieces.some((piece) => name.sound.includes(piece))) return Infinity;
  const found = nearMatch(sound, { key: name.sound, starts: name.soundStarts }, budget);
  return found ? found.cost + (found.from === 0 ? 0 : 0.5) : Infinity;
}
