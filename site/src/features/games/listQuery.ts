import type { GamesQuery } from '@brand/api';
import { GAME_TYPES, type GameType } from '@brand/domain';

/** What `/list/{id}` shows: a type of game, a mark, or the games of one provider. */
export type ListKind =
  | { readonly kind: 'type'; readonly type: GameType }
  | { readonly kind: 'hot' | 'new' | 'freespin' }
  | { readonly kind: 'provider'; readonly code: string };

const MARKS = ['hot', 'new', 'freespin'] as const;

/** Reads the id of the address; without one, slots are shown. */
export function listKindOf(id: string | null): ListKind {
  const wanted = (id ?? 'slot').toLowerCase();
  const type = GAME_TYPES.find((candidate) => candidate === wanted);
  if (type) return { kind: 'type', type };
  const mark = MARKS.find((candidate) => candidate === wanted);
  return mark ? { kind: mark } : { kind: 'provider', code: wanted };
}

/** As many games as one answer can bring; the grid draws what is seen of them. */
const WHOLE_LIST = 500;

export function gamesQueryOf(list: ListKind): GamesQuery {
  switch (list.kind) {
    case 'type':
      return { type: list.type, limit: WHOLE_LIST };
    case 'hot':
      return { hot: true, limit: WHOLE_LIST };
    case 'new':
      return { isNew: true, limit: WHOLE_LIST };
    case 'freespin':
      return { freeSpin: true, limit: WHOLE_LIST };
    case 'provider':
      return { category: list.code, limit: WHOLE_LIST };
  }
}
