import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../member/services.ts';
import { rhythm } from '../../../platform/clock/rhythm.ts';

/** The service is asked this often whether it is in maintenance (section 9). */
const CHECK_MS = 20_000;
/** A page that is looked at again asks at once, unless it has just done so. */
const FRESH_MS = 5_000;

/**
 * Whether the service is in maintenance: null while it is open. What is not exactly a reply changes nothing of what was known.
 * A hidden page rests.
 */
export function maintenanceOptions({ api, clock }: Pick<Services, 'api' | 'clock'>) {
  return queryOptions({
    queryKey: ['maintenance'],
    queryFn: async ({ signal }) => {
      const { createMaintenanceApi } = await import('@brand/api/maintenance');
      return createMaintenanceApi(api.client, clock.now).check({ signal });
    },
    refetchInterval: rhythm(CHECK_MS),
    refetchOnWindowFocus: true,
    staleTime: FRESH_MS,
    retry: false,
  });
}
