import type { GamesQuery } from '@brand/api';
import {
  GAME_TYPES,
  type GameCategory,
  type GameCollection,
  type GameType,
  gameCollectionOf,
  searchTerm,
} from '@brand/domain';

/**
 * What `/list/{id}` shows: all games, a game type, a mark, a collection, a member's list, or a name. A name is a provider, or a
 * category that was built from a search term (section 2). Example: `joker` shows the games of the provider with that
 * name, or otherwise the search results for “joker”.
 */
export type ListKind =
  | { readonly kind: 'all' }
  | { readonly kind: 'type'; readonly type: GameType }
  | { readonly kind: Mark }
  | { readonly kind: 'collection'; readonly collection: GameCollection }
  | { readonly kind: 'favourite' }
  | { readonly kind: 'recent' }
  | { readonly kind: 'named'; readonly code: string };

/** Lists of the games that have a mark. */
export const MARKS = ['hot', 'new', 'freespin'] as const;
type Mark = (typeof MARKS)[number];

/** The mark of all games of a list, which its heading says. */
export function markOf({ kind }: ListKind): Mark | undefined {
  return MARKS.find((mark) => mark === kind);
}

/** Lists that belong to a member. */
export const OWN_LISTS = ['favourite', 'recent'] as const;
export type OwnList = (typeof OWN_LISTS)[number];

/** Parses the id of the address. Without one, every game is shown. */
export function listKindOf(id: string | null): ListKind {
  if (id === null) return { kind: 'all' };
  const wanted = id.trim().toLowerCase();
  const type = GAME_TYPES.find((candidate) => candidate === wanted);
  if (type) return { kind: 'type', type };
  const collection = gameCollectionOf(wanted);
  if (collection) return { kind: 'collection', collection };
  const kind = [...MARKS, ...OWN_LISTS].find((candidate) => candidate === wanted);
  return kind ? { kind } : { kind: 'named', code: wanted };
}

/** A list that is one query of the API, open to every visitor. */
export type AskedList = Exclude<ListKind, { kind: OwnList | 'collection' }>;

/**
 * The API query of a list.
 *
 * @param provider provider whose code or name matches the id of the list
 * @returns null if the id is not a provider: it is a search term
 */
export function gamesQueryOf(
  list: AskedList,
  provider: Pick<GameCategory, 'code'> | null,
): GamesQuery | null {
  switch (list.kind) {
    case 'all':
      return {};
    case 'type':
      return { type: list.type };
    case 'hot':
      return { hot: true };
    case 'new':
      return { isNew: true };
    case 'freespin':
      return { freeSpin: true };
    case 'named':
      return provider && { category: provider.code };
  }
}

/** Finds the provider of a name: by its code, or by its name as an address would spell it. */
export function providerNamed<Each extends GameCategory>(
  providers: readonly Each[],
  name: string,
): Each | null {
  const wanted = slug(name);
  const isNamed = (own: string) => wanted !== '' && slug(own) === wanted;
  return (
    providers.find(({ code }) => code.toLowerCase() === name) ??
    providers.find(({ code, nameEn, nameTh }) => [code, nameEn, nameTh].some(isNamed)) ??
    null
  );
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** `lucky-lantern` → `lucky lantern`: the search term of a category. Null if it is too short to search for. */
export function termOf(code: string): string | null {
  return searchTerm(code.replaceAll('-', ' '));
}
