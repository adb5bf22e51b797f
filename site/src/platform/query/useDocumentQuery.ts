import { useHydrated } from '@brand/ui';
import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { keyInDocument } from './documentData.ts';

/** What a part shows of a query. */
interface Shown<Data> {
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  readonly isError: boolean;
}

/**
 * A query of a part that is hydrated later than its page, see `LazyBelowFold`. Meanwhile, another part or a link may have read
 * newer data: the part is hydrated with what its document shows, and then shows the newer.
 */
export function useDocumentQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): Shown<Data> {
  const isHydrated = useHydrated();
  const queries = useQueryClient();
  const { data, isLoading, isError } = useQuery(options);
  if (isHydrated) return { data, isLoading, isError };
  const isWanted = options.enabled !== false;
  const inDocument = isWanted
    ? queries.getQueryData<Data>(keyInDocument(options.queryKey))
    : undefined;
  return { data: inDocument, isLoading: isWanted && inDocument === undefined, isError: false };
}
