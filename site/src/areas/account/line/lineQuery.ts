import type { LineApi } from '@brand/api/line';
import { queryOptions } from '@tanstack/react-query';
import { writeCookie } from '../../../platform/storage/cookies.ts';

/** This site updates the value immediately. Another device may change it too. */
const STALE_MS = 600_000;

/** Stores in the cookie of section 3 whether the member's LINE account is linked. */
export function storeLineLinked(linked: boolean): void {
  writeCookie('line', linked ? '1' : '0');
}

/** Whether the member has linked a LINE account. */
export function lineLinkedOptions(api: LineApi | null, username: string) {
  return queryOptions({
    queryKey: ['lineLinked', username],
    queryFn: async ({ signal }) => {
      const linked = (await api?.isLinked(username, { signal })) ?? false;
      storeLineLinked(linked);
      return linked;
    },
    staleTime: STALE_MS,
  });
}
