import type { GameDetailsQuery } from '@brand/api/gameDetail';

/** Key of a list of any length, see `wholeListOptions`. */
export function wholeListKey(query: GameDetailsQuery, userId: string | null) {
  return ['wholeList', query, userId] as const;
}
