import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Under which key the cache keeps what the document was rendered with. */
export const keyInDocument = (key: QueryKey): QueryKey => ['document', ...key];

/** Puts data into the cache with which a document is rendered and hydrated. */
export function putDocumentData(queries: QueryClient, key: QueryKey, data: unknown): void {
  // A part may be hydrated minutes later.
  queries.setQueryDefaults(keyInDocument([]), { gcTime: Infinity });
  for (const each of [key, keyInDocument(key)]) queries.setQueryData(each, data);
}
