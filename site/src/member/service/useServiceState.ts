import type { ServiceState } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { serviceStateOptions } from './serviceQuery.ts';

/** The last known state of the service, null while unknown. For pages whose code loads when they open. */
export function useServiceState(): ServiceState | null {
  return useQuery(serviceStateOptions(useServices())).data ?? null;
}
