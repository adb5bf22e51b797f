import { type KeyedRequestsApi, createKeyedRequestsApi } from '@brand/api/keyedRequests';
import { useMemo } from 'react';
import { useServices } from '../services.ts';

/** Calls about money requests by their keys; null if the operator’s API does not have them. */
export function useKeyedRequests(): KeyedRequestsApi | null {
  const { api, operator } = useServices();
  const { requestByKey } = operator.optionalCalls;
  return useMemo(
    () => (requestByKey ? createKeyedRequestsApi(api.client) : null),
    [api, requestByKey],
  );
}
