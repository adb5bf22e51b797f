import { type MemberApi, lateCode } from '@brand/api';
import type { GameDetailApi } from '@brand/api/gameDetail';
import { queryOptions } from '@tanstack/react-query';

const code = lateCode(() => import('@brand/api/gameDetail'));

const STALE_MS = 300_000;

/** The calls for game details. Their code loads with the first of them. */
export async function loadGameDetailApi({ client }: MemberApi): Promise<GameDetailApi> {
  return (await code()).createGameDetailApi(client);
}

/** One game with its figures. Null if no game has that id. */
export function gameDetailOptions(api: MemberApi, id: string) {
  return queryOptions({
    queryKey: ['gameDetail', id],
    queryFn: async ({ signal }) => (await loadGameDetailApi(api)).game(id, { signal }),
    staleTime: STALE_MS,
  });
}
