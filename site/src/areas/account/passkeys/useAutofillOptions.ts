import type { PasskeyRequestOptions } from '@brand/api/passkeys';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../member/services.ts';
import { loadPasskeyCode } from './passkeyCode.ts';

/** A challenge lives for five minutes; it is renewed before that. */
const RENEW_MS = 240_000;

/**
 * Options for the autofill of passkeys, renewed before they are too old. Null if the browser has no such autofill, and
 * when the request fails: then the button is left.
 *
 * @returns the options, and `renew` for after their use
 */
export function useAutofillOptions(
  isOffered: boolean,
): readonly [PasskeyRequestOptions | null, renew: () => void] {
  const { api } = useServices();
  const { data, refetch } = useQuery({
    queryKey: ['passkeyAutofill'],
    queryFn: async ({ signal }) => {
      const { createPasskeysApi, hasAutofill } = await loadPasskeyCode();
      if (!(await hasAutofill())) return null;
      return createPasskeysApi(api.client).loginOptions({ signal });
    },
    enabled: isOffered,
    refetchInterval: ({ state }) => (state.data ? RENEW_MS : false),
    refetchOnWindowFocus: ({ state }) => Boolean(state.data),
    staleTime: RENEW_MS,
    gcTime: 0,
    retry: false,
  });
  return [data ?? null, () => void refetch()];
}
