import type { Game, GameType } from './game.ts';
import { bothKeys } from '../text/searchKey.ts';
import { repeated } from '../text/thaiTyping.ts';

/** What has to be known of a game to find it. */
export type SearchableGame = Pick<Game, 'nameTh' | 'nameEn' | 'provider' | 'type' | 'hot'>;

/** A name as it is looked through. */
export interface IndexedName {
  readonly plain: string;
  readonly plainStarts: readonly number[];
  readonly sound: string;
  readonly soundStarts: readonly number[];
  /** Which letters the sound has, a bit for each; some letters share one. */
  readonly letters: number;
}

/** A game with everything that a search looks at. */
export interface IndexedGame<G> {
  readonly game: G;
  /** Both names as they are written, lower case. */
  readonly literal: string;
  readonly names: readonly IndexedName[];
  readonly provider: IndexedName;
}

/** Some games, prepared for searching; a list that comes in pages is one index a page. */
export interface SearchIndex<G extends SearchableGame> {
  readonly games: readonly IndexedGame<G>[];
}

/** Prepares games for `searchGames`; five hundred take a few milliseconds. */
export function searchIndex<G extends SearchableGame>(games: readonly G[]): SearchIndex<G> {
  const makers = new Map<string, IndexedName>();
  return {
    games: games.map((game) => {
      const { name } = game.provider;
      const provider = makers.get(name) ?? indexed(distinct([name, said(name)]).join(' '));
      makers.set(name, provider);
      const { nameTh, nameEn } = game;
      const names = distinct([nameTh, nameEn, repeated(nameTh), said(nameEn)]).filter(Boolean);
      const literal = `${nameTh}\n${nameEn}`.normalize('NFC').toLowerCase();
      return { game, literal, names: names.map(indexed), provider };
    }),
  };
}

/** As a name is said: `&` cannot be searched for. */
function said(name: string): string {
  return name.replaceAll('&', ' and ');
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}

/** The letters of a key, a bit for each. */
export function letterBits(key: string): number {
  let bits = 0;
  for (let at = 0; at < key.length; at += 1) bits |= 1 << (key.charCodeAt(at) % 32);
  return bits;
}

function indexed(name: string): IndexedName {
  const { plain, sound } = bothKeys(name);
  return {
    plain: plain.key,
    plainStarts: plain.starts,
    sound: sound.key,
    soundStarts: sound.starts,
    letters: letterBits(sound.key),
  };
}

const TYPE_WORDS: readonly (readonly [GameType, string])[] = [
  ['slot', 'สล็อต slots'],
  ['casino', 'คาสิโน casino'],
  ['fishing', 'ยิงปลา fishing'],
  ['lotto', 'หวย lotto lottery ลอตเตอรี่ ล็อตโต้'],
  ['sport', 'กีฬา sports สปอร์ต'],
];

const typeKeys = TYPE_WORDS.map(([type, words]) => ({
  type,
  keys: words.split(' ').map((word) => bothKeys(word).plain.key),
}));

/** The kinds of games that a word, or its beginning from three letters on, names in either language. */
export function typesNamed(plain: string): readonly GameType[] {
  if (plain.length < 3) return [];
  return typeKeys
    .filter(({ keys }) => keys.some((key) => key.startsWith(plain)))
    .map(({ type }) => type);
}
