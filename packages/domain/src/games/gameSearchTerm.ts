import type { GameType } from './game.ts';
import { letterBits, typesNamed } from './gameIndex.ts';
import { forgiven, piecesOf } from '../text/nearMatch.ts';
import { bothKeys } from '../text/searchKey.ts';
import { repeated } from '../text/thaiTyping.ts';

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

/** A word of a search as it may stand in a key. */
export interface WantedWord {
  readonly plain: string;
  readonly sound: string;
  /** Its sound says enough of it to be looked for: of `aaaa` nothing but one a is left. */
  readonly isHeard: boolean;
  /** How much may be wrong in it, and what of it has to stand somewhere all the same. */
  readonly budget: number;
  readonly pieces: readonly string[];
  /** Which letters its sound has, as `letterBits` has them. */
  readonly letters: number;
}

/** What one searches for, prepared once for all names. */
export interface Wanted {
  /** As it was typed, lower case; names that hold it letter by letter come first. */
  readonly literal: string;
  /** All of it as one word, since spaces may be left out or too many; and with its figures in words. */
  readonly whole: readonly WantedWord[];
  /** Its words one by one, each in every way that it may be written. */
  readonly words: readonly (readonly WantedWord[])[];
  /** Kinds of games that it names. */
  readonly types: readonly GameType[];
  /** How many letters and figures it has, marks not counted. */
  readonly letters: number;
}

/** Null where there is no letter and no figure to look for. */
export function wantedOf(term: string): Wanted | null {
  const ways = distinct([term, repeated(term), inWords(term, 0), inWords(term, 1)]);
  const whole = ways
    .map(wordOf)
    .filter(({ plain }, at, all) => all.findIndex((one) => one.plain === plain) === at);
  const [first] = whole;
  if (!first || first.plain === '') return null;
  const words = term
    .split(/[\s-]+/)
    .map((word) => distinct([word, inWords(word, 0), inWords(word, 1)]).map(wordOf))
    .filter(([word]) => word?.plain !== '')
    // A short word is looked for as it is, which is quick, and most names do not have it.
    .sort(([a], [b]) => (a?.budget ?? 0) - (b?.budget ?? 0));
  return {
    literal: term.normalize('NFC').toLowerCase(),
    whole,
    words,
    types: whole.flatMap(({ plain }) => typesNamed(plain)),
    letters: first.plain.length,
  };
}

/**
 * Figures as the words that names have for them: `3`, and `777` as the lucky seven.
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
  // Of the letters that are heard: of `zzqqxx` three are left, and one of those being wrong means every other word.
  const budget = forgiven(Math.min(plain.key.length, sound.key.length));
  return {
    plain: plain.key,
    sound: sound.key,
    isHeard,
    budget,
    pieces: piecesOf(sound.key, budget),
    letters: letterBits(sound.key),
  };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
