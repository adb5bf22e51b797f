import { createServiceApi } from '@brand/api/service';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../routing/navigation.ts';
import { useServices } from '../services.ts';

/** The operator's LINE account hardly ever changes. */
const STALE_MS = 600_000;

/**
 * Where admin is reached by LINE.
 *
 * @param wanted whether a sentence on the page says to contact admin; nothing is asked for before
 * @returns null while it is not known: then nothing is offered
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
