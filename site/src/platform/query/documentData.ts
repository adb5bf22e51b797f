import { useHydrated } from '@brand/ui';
import {
  type DefaultError,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/** What a part shows of a query. */
interface Shown<Data> {
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  readonly isError: boolean;
}

const keyInDocument = (key: QueryKey): QueryKey => ['document', ...key];

/** Puts data into the cache with which a document is rendered and hydrated. */
export function putDocumentData(queries: QueryClient, key: QueryKey, data: unknown): void {
  queries.setQueryData(key, data);
  queries.setQueryData(keyInDocument(key), data);
  // A part may be hydrated minutes later.
  queries.setQueryDefaults(keyInDocument(key), { gcTime: Infinity });
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
