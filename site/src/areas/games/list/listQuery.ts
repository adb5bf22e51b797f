import type { GamesQuery } from '@brand/api';
import { GAME_TYPES, type GameCategory, type GameType, searchTerm } from '@brand/domain';

/**
 * What `/list/{id}` shows: every game, a type of game, a mark, what a member keeps, or what a name stands for: a provider, or
 * a category that was built from a search term (section 2). `joker` is such a name: an operator whose provider is called so has
 * its games there, any other the games that a search for “joker” finds.
 */
export type ListKind =
  | { readonly kind: 'all' }
  | { readonly kind: 'type'; readonly type: GameType }
  | { readonly kind: Mark }
  | { readonly kind: 'favourite' }
  | { readonly kind: 'recent' }
  | { readonly kind: 'named'; readonly code: string };

const MARKS = ['hot', 'new', 'freespin'] as const;
type Mark = (typeof MARKS)[number];

/** Lists that are a member's own. */
export const OWN_LISTS = ['favourite', 'recent'] as const;
export type OwnList = (typeof OWN_LISTS)[number];

/** Reads the id of the address; without one, every game is shown. */
export function listKindOf(id: string | null): ListKind {
  if (id === null) return { kind: 'all' };
  const wanted = id.trim().toLowerCase();
  const type = GAME_TYPES.find((candidate) => candidate === wanted);
  if (type) return { kind: 'type', type };
  const kind = [...MARKS, ...OWN_LISTS].find((candidate) => candidate === wanted);
  return kind ? { kind } : { kind: 'named', code: wanted };
}

/** A list that anybody may ask for. */
export type AskedList = Exclude<ListKind, { kind: OwnList }>;

/**
 * What to ask the API for.
 *
 * @param provider whose code or name the name of a list is
 * @returns null where the name is no provider's: it is a term, and searched for
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

/** The provider that a name means: by its code, or by its name as an address would spell it. */
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

/** `lucky-lantern` → `lucky lantern`: the term that a category was built from; null where it is too short to search for. */
export function termOf(code: string): string | null {
  return searchTerm(code.replaceAll('-', ' '));
}
