import { DocumentCache } from '../documents/documentCache.ts';

/** An answer of the member API, as it is stored. */
export interface StoredAnswer {
  readonly data: unknown;
  /** When it was read, in ms since 1970 on the clock of the API. */
  readonly at: number;
  /** When it was stored, in ms since 1970 on the clock of this machine. */
  readonly storedAt: number;
  /** Changes with the data, and only with it. */
  readonly revision: string;
}

/** Where answers are stored: in memory, or in a cache that a platform shares between its machines. */
export interface PublicStore {
  get(key: string): Promise<StoredAnswer | undefined>;
  set(key: string, answer: StoredAnswer): Promise<void>;
}

/** Stores the answers that were used last. @param limit number of answers */
export function memoryStore(limit: number): PublicStore {
  const answers = new DocumentCache<{ value: StoredAnswer | undefined }>(limit);
  const entry = (key: string) => answers.getOrMake(key, () => ({ value: undefined }));
  return {
    get: async (key) => entry(key).value,
    async set(key, answer) {
      entry(key).value = answer;
    },
  };
}
