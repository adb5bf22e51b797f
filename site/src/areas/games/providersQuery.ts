import type { MemberApi } from '@brand/api';
import { queryOptions } from '@tanstack/react-query';
import { cardMarks } from './cardMarks.ts';

const STALE_MS = 300_000;

/** The makers by kind of game (`providersOf`). Those that are closed are told to the cards of their games. */
export function providersOptions(api: MemberApi) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) => {
      const makers = await api.categories(undefined, { signal });
      cardMarks.setClosed(makers);
      return makers;
    },
    staleTime: STALE_MS,
  });
}
