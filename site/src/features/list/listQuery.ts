import type { GamesQuery } from '@brand/api';
import { GAME_TYPES, type GameType, searchText } from '@brand/domain';

/**
 * What `/list/{id}` shows: a type of game, a mark, what a member keeps, or what a name stands for: a provider, or a category
 * that was built from a search term (section 2).
 */
export type ListKind =
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

/** Reads the id of the address; without one, slots are shown. */
export function listKindOf(id: string | null): ListKind {
  const wanted = (id ?? 'slot').toLowerCase();
  const type = GAME_TYPES.find((candidate) => candidate === wanted);
  if (type) return { kind: 'type', type };
  const kind = [...MARKS, ...OWN_LISTS].find((candidate) => candidate === wanted);
  return kind ? { kind } : { kind: 'named', code: wanted };
}

/** As many games as one answer can bring; the grid draws what is seen of them. */
const WHOLE_LIST = 500;

/** A list that anybody may ask for. */
export type AskedList = Exclude<ListKind, { kind: OwnList }>;

/** @param isProvider whether the name of a list is the code of a provider; a term is looked for in names instead */
export function gamesQueryOf(list: AskedList, isProvider: boolean): GamesQuery {
  switch (list.kind) {
    case 'type':
      return { type: list.type, limit: WHOLE_LIST };
    case 'hot':
      return { hot: true, limit: WHOLE_LIST };
    case 'new':
      return { isNew: true, limit: WHOLE_LIST };
    case 'freespin':
      return { freeSpin: true, limit: WHOLE_LIST };
    case 'named':
      return isProvider
        ? { category: list.code, limit: WHOLE_LIST }
        : { search: termOf(list.code), limit: WHOLE_LIST };
  }
}

/** `lucky-lantern` → `lucky lantern`: the term that a category was built from, cut as one that is typed. */
export function termOf(code: string): string {
  return searchText(code.replaceAll('-', ' ')).trim();
}
