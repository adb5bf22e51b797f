import { lateCode } from '@brand/api';
import type { KeyedRequestsApi } from '@brand/api/keyedRequests';
import { useMemo } from 'react';
import { useServices } from '../services.ts';

const code = lateCode(() => import('@brand/api/keyedRequests'));

/**
 * Calls about money requests by their keys; null if the operator’s API does not have them. Their code loads with the first
 * call, which fails like its request if it cannot load.
 */
export function useKeyedRequests(): KeyedRequestsApi | null {
  const { api, operator } = useServices();
  const { requestByKey } = operator.optionalCalls;
  return useMemo(() => {
    if (!requestByKey) return null;
    const load = async () => (await code()).createKeyedRequestsApi(api.client);
    return {
      withdrawal: async (...call) => (await load()).withdrawal(...call),
      voidWithdrawal: async (...call) => (await load()).voidWithdrawal(...call),
      transfer: async (...call) => (await load()).transfer(...call),
      voidTransfer: async (...call) => (await load()).voidTransfer(...call),
      income: async (...call) => (await load()).income(...call),
      voidIncome: async (...call) => (await load()).voidIncome(...call),
    };
  }, [api, requestByKey]);
}
