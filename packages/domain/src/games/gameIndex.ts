import type { Game, GameType } from './game.ts';
import { bothKeys } from '../text/searchKey.ts';
import { repeated } from '../text/thaiTyping.ts';

/** The parts of a game that the search uses. */
export type SearchableGame = Pick<Game, 'nameTh' | 'nameEn' | 'provider' | 'type' | 'hot'>;

/** A name prepared for the search. */
export interface IndexedName {
  readonly plain: string;
  readonly plainStarts: readonly number[];
  readonly sound: string;
  readonly soundStarts: readonly number[];
  /** Bit set of the letters in the sound key. Some letters share a bit. */
  readonly letters: number;
}

/** A game with all data that the search uses. */
export interface IndexedGame<G> {
  readonly game: G;
  /** Both names in lower case. */
  readonly literal: string;
  readonly names: readonly IndexedName[];
  readonly provider: IndexedName;
}

/** Games prepared for the search. A paginated list has one index per page. */
export interface SearchIndex<G extends SearchableGame> {
  readonly games: readonly IndexedGame<G>[];
  /** The keys of all names and providers. What is not in them is in no game, and need not be looked for in each. */
  readonly keys: { readonly plain: string; readonly sound: string };
}

/** Prepares games for `searchGames`. Five hundred take a few milliseconds. */
export function searchIndex<G extends SearchableGame>(list: readonly G[]): SearchIndex<G> {
  const known = new Map<string, IndexedName>();
  const games = list.map((game) => {
    const { name } = game.provider;
    const provider = known.get(name) ?? indexed(distinct([name, said(name)]).join(' '));
    known.set(name, provider);
    const { nameTh, nameEn } = game;
    const names = distinct([nameTh, nameEn, repeated(nameTh), said(nameEn)]).filter(Boolean);
    const literal = `${nameTh}\n${nameEn}`.normalize('NFC').toLowerCase();
    return { game, literal, names: names.map(indexed), provider };
  });
  const all = [...games.flatMap(({ names }) => names), ...known.values()];
  const joined = (key: 'plain' | 'sound') => all.map((name) => name[key]).join('\n');
  return { games, keys: { plain: joined('plain'), sound: joined('sound') } };
}

/** Several indexes as one. */
export function joinedIndex<G extends SearchableGame>(
  indexes: readonly SearchIndex<G>[],
): SearchIndex<G> {
  const [only] = indexes;
  if (only && indexes.length === 1) return only;
  const joined = (key: 'plain' | 'sound') => indexes.map(({ keys }) => keys[key]).join('\n');
  return {
    games: indexes.flatMap(({ games }) => games),
    keys: { plain: joined('plain'), sound: joined('sound') },
  };
}

/** Spells out `&`, because it cannot be searched for. */
function said(name: string): string {
  return name.replaceAll('&', ' and ');
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}

/** The letters of a key as a bit set. */
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

/** Every word that names a game type, the longest first. */
export const TYPE_KEYS: readonly string[] = typeKeys
  .flatMap(({ keys }) => keys)
  .sort((one, other) => other.length - one.length);

/** The game types named by a word in either language, or by its first three or more letters. */
export function typesNamed(plain: string): readonly GameType[] {
  if (plain.length < 3) return [];
  return typeKeys
    .filter(({ keys }) => keys.some((key) => key.startsWith(plain)))
    .map(({ type }) => type);
}
