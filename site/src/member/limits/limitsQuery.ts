import { createProtectionApi } from '@brand/api/protection';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.ts';

/** Key of the deposit limits. */
export const LIMITS_KEY = ['depositLimits'] as const;

/** The member's deposit limits and their remaining amounts. Read again on every focus, since every deposit counts. */
export function limitsOptions({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: LIMITS_KEY,
    queryFn: ({ signal }) => createProtectionApi(api.client).limits({ signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
