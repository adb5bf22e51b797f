import type { GameType } from './game.ts';
import { letterBits, typesNamed } from './gameIndex.ts';
import { type ConsonantFrame, consonantFrame } from '../text/consonantFrame.ts';
import { forgiven, piecesOf } from '../text/nearMatch.ts';
import { bothKeys } from '../text/searchKey.ts';
import { endAlike, repeated } from '../text/thaiTyping.ts';

const NUMBERS: readonly (readonly string[])[] = [
  'ศูนย์ zero',
  'หนึ่ง one',
  'สอง two',
  'สาม three',
  'สี่ four',
  'ห้า five',
  'หก six',
  'เจ็ด seven',
  'แปด eight',
  'เก้า nine',
  'สิบ ten',
].map((row) => row.split(' '));

/** A word of a search term, prepared for key matching. */
export interface WantedWord {
  readonly plain: string;
  readonly sound: string;
  /** Whether its sound key is long enough for a match: of `aaaa` only one a is left. */
  readonly isHeard: boolean;
  /** The allowed typo cost, and the parts of which at least one must occur unchanged. */
  readonly budget: number;
  readonly pieces: readonly string[];
  /** Letters of its sound key, as in `letterBits`. */
  readonly letters: number;
  /** Those that another letter with the same final sound may replace for half the cost of a typo. */
  readonly endings: number;
  /** Its consonants, and those of its letters that a name with the same consonants has. */
  readonly frame: ConsonantFrame | null;
  readonly frameLetters: number;
  /** Game types that it names. */
  readonly types: readonly GameType[];
}

/** A search term, prepared once for all names. */
export interface Wanted {
  /** The typed term in lower case. Names that contain it exactly come first. */
  readonly literal: string;
  /** The whole term as one word, because spaces may be missing or wrong; also with numbers as words. */
  readonly whole: readonly WantedWord[];
  /** Its words, each with all its spellings. */
  readonly words: readonly (readonly WantedWord[])[];
  /** Game types that it names. */
  readonly types: readonly GameType[];
  /** Number of letters and digits, without marks. */
  readonly letters: number;
}

/** Null if the term has no letter or digit. */
export function wantedOf(term: string): Wanted | null {
  const ways = distinct([term, repeated(term), inWords(term, 0), inWords(term, 1), singular(term)]);
  const whole = ways.map(wordOf);
  const [first] = whole;
  if (!first || first.plain === '') return null;
  const words = term
    .split(/[\s-]/)
    .map((word) => distinct([word, inWords(word, 0), inWords(word, 1)]).map(wordOf))
    .filter(([word]) => word?.plain !== '')
    // Words without allowed typos are checked first: the check is fast, and most names fail it.
    .sort(([a], [b]) => (a?.budget ?? 0) - (b?.budget ?? 0));
  return {
    literal: term.normalize('NFC').toLowerCase(),
    whole,
    words,
    types: whole.flatMap(({ types }) => types),
    letters: first.plain.length,
  };
}

/** Several English words without the plural of the last one. A single word is often a name in the plural: `sevens`. */
function singular(term: string): string {
  return /[a-z][ -].*[a-z]{2}s$/i.test(term) ? term.slice(0, -1) : term;
}

/**
 * Replaces digits by number words, as names write them: `3`, and `777` as the lucky seven.
 *
 * @param language 0 Thai, 1 English
 */
function inWords(term: string, language: 0 | 1): string {
  return term.replace(/\p{Nd}+/gu, (figures) => {
    const { key } = bothKeys(figures).plain;
    const number = /^(\d)\1\1+$/.exec(key)?.[1] ?? key;
    return NUMBERS[Number(number)]?.[language] ?? figures;
  });
}

function wordOf(text: string): WantedWord {
  const { plain, sound } = bothKeys(text);
  const isHeard = sound.key.length > 1 && 2 * sound.key.length >= plain.key.length;
  // Based on the sound key: of `zzqqxx` three letters are left, and with one typo it would match any word.
  const budget = forgiven(Math.min(plain.key.length, sound.key.length));
  const frame = consonantFrame(sound.key);
  return {
    plain: plain.key,
    sound: sound.key,
    isHeard,
    budget,
    pieces: piecesOf(sound.key, budget),
    letters: letterBits(sound.key),
    endings: letterBits(Array.from(sound.key).filter(hasFinalSound).join('')),
    frame,
    frameLetters: letterBits(frame?.certain ?? ''),
    types: typesNamed(plain.key),
  };
}

/** Whether it is one of the letters that `endAlike` compares. */
function hasFinalSound(letter: string): boolean {
  const code = letter.charCodeAt(0);
  return endAlike(code, code);
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
