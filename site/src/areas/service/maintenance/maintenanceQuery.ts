import { lateCode } from '@brand/api';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../member/services.ts';
import { rhythm } from '../../../platform/clock/rhythm.ts';

const code = lateCode(() => import('@brand/api/maintenance'));

/** Key of what is known about maintenance: truthy while it is on. */
export const MAINTENANCE_KEY = ['maintenance'] as const;
/** Polling interval for maintenance (section 9). */
const CHECK_MS = 20_000;
/** A page that becomes visible requests immediately, unless it has just done so. */
const FRESH_MS = 5_000;

/**
 * Whether the service is in maintenance; null while it is open. Anything but a valid reply leaves the known state
 * unchanged. A hidden page does not poll.
 */
export function maintenanceOptions({ api, clock }: Pick<Services, 'api' | 'clock'>) {
  return queryOptions({
    queryKey: MAINTENANCE_KEY,
    queryFn: async ({ signal }) => {
      const { createMaintenanceApi } = await code();
      return createMaintenanceApi(api.client, clock.now).check({ signal });
    },
    refetchInterval: rhythm(CHECK_MS),
    refetchOnWindowFocus: true,
    staleTime: FRESH_MS,
    retry: false,
  });
}
