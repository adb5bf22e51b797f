import type { GameType } from '@brand/domain';

/** `/slot-tournament` shows the tournaments of slots, `/tournament` all. @param pathname without language */
export function tournamentTypeOf(pathname: string): { readonly type?: GameType } {
  return pathname.startsWith('/slot-') ? { type: 'slot' } : {};
}
