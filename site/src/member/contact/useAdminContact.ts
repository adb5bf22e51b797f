import { createServiceApi } from '@brand/api/service';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../routing/navigation.ts';
import { useServices } from '../services.ts';

/** The operator's LINE account rarely changes. */
const STALE_MS = 600_000;

/**
 * LINE address of admin.
 *
 * @param wanted whether a message on the page mentions admin; nothing is requested before
 * @returns null while unknown, and then no link is shown
 */
export function useAdminContact(wanted: boolean): string | null {
  const { locale } = usePlace();
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ['adminContact', locale],
    queryFn: ({ signal }) => createServiceApi(api.client).lineContact(locale, { signal }),
    staleTime: STALE_MS,
    enabled: wanted,
  });
  return data?.link ?? null;
}
