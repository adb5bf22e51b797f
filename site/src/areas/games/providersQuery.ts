import type { MemberApi } from '@brand/api';
import { queryOptions } from '@tanstack/react-query';
import { cardMarks } from './cardMarks.ts';

const STALE_MS = 300_000;

/** The providers by game type (`providersOf`). The cards of their games are told which ones are closed. */
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
