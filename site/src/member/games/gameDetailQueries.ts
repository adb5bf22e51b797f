import type { MemberApi } from '@brand/api';
import type { GameDetailApi } from '@brand/api/gameDetail';
import { queryOptions } from '@tanstack/react-query';
import { page } from '../../routing/chunks/page.ts';

const code = page(() => import('@brand/api/gameDetail'));

const STALE_MS = 300_000;

/** The calls of games in detail; their code comes with the first of them. */
export async function loadGameDetailApi({ client }: MemberApi): Promise<GameDetailApi> {
  return (await code.load()).createGameDetailApi(client);
}

/** One game with its figures; null where none of that id is offered. */
export function gameDetailOptions(api: MemberApi, id: string) {
  return queryOptions({
    queryKey: ['gameDetail', id],
    queryFn: async ({ signal }) => (await loadGameDetailApi(api)).game(id, { signal }),
    staleTime: STALE_MS,
  });
}
