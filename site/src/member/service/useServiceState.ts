import type { ServiceState } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { serviceStateOptions } from './serviceQuery.ts';

/** What the API last said of the service, null while nothing is known of it. For pages whose code comes when they open. */
export function useServiceState(): ServiceState | null {
  return useQuery(serviceStateOptions(useServices())).data ?? null;
}
