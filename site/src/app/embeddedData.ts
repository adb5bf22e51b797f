import type { QueryKey } from '@tanstack/react-query';

/** The result of a public query, embedded in a document. */
export interface PublicDatum {
  readonly key: QueryKey;
  readonly data: unknown;
  /** When it was read, in ms since 1970 on the clock of the API. */
  readonly at: number;
}

/** Data that a document embeds besides its markup. */
export interface EmbeddedData {
  /** When it was rendered, in ms since 1970 on the clock of the API. */
  readonly renderedAt: number;
  readonly queries: readonly PublicDatum[];
  /** Whether a build has read it, so that it may be hours old. @default false */
  readonly isSnapshot?: boolean;
}

/** Id of the element that contains it. */
export const EMBEDDED_ID = 'public-data';
