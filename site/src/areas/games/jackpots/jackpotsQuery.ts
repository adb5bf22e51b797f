import { lateCode } from '@brand/api';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../member/services.ts';

const code = lateCode(() => import('@brand/api/jackpots'));

/**
 * The jackpots, for an operator whose API has them. They do not poll by themselves, see `useJackpot`: only a visible pool is
 * worth a question.
 */
export function jackpotsOptions({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['jackpots'],
    queryFn: async ({ signal }) => {
      const { createJackpotsApi } = await code();
      return createJackpotsApi(api.client).jackpots({ signal });
    },
    staleTime: ({ state }) => state.data?.intervalMs ?? 0,
  });
}
