import type { Locale } from '@brand/domain';
import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type InferDataFromTag,
  type QueryClient,
  type QueryKey,
  hashKey,
} from '@tanstack/react-query';
import type { Services } from './services.ts';

/** Stands for the member's id on the server, which knows that there is a member and not who it is. */
export const MEMBER_PLACEHOLDER = 'unknown-member-id';

/** A page as it is visited, as far as its public data depends on it. */
export interface PublicVisit {
  readonly services: Pick<Services, 'api' | 'operator' | 'clock' | 'operatorFile'>;
  readonly locale: Locale;
  /** Without language. */
  readonly pathname: string;
  /** Parameters of the route, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  /** Null for a visitor. */
  readonly userId: string | null;
  /** Data that was read before: a query may depend on another one. */
  known<Key extends QueryKey>(options: {
    readonly queryKey: Key;
  }): InferDataFromTag<unknown, Key> | undefined;
}

/** An image of the first screen, for the preload scanner. */
export interface FirstImage {
  readonly href: string;
  /** Media query that it is for. @default all */
  readonly media?: string;
}

/** What the public data says about a page before it is rendered. */
export interface PagePreview {
  /** Its own name: of the game, of the promotion. @default the name of the route */
  readonly name?: string | null | undefined;
  /** The largest images of the first screen. @default none */
  readonly images?: readonly FirstImage[];
}

/** Describes a page by its public data. */
export type DescribePage = (visit: PublicVisit) => PagePreview;

/** A query whose answer is the same for every visitor. */
export interface PublicQuery {
  readonly queryKey: QueryKey;
  /** Reads it, or waits for who is reading it already. Fresh data is not read again. */
  read(queries: QueryClient): Promise<unknown>;
}

/**
 * The public queries of a page. The server runs them to render, the browser to prefetch. Nothing that depends on who the
 * member is may be in them.
 */
export type PublicQueries = (visit: PublicVisit) => readonly PublicQuery[];

/** A public query from the options that its component uses. */
export function publicQuery<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
): PublicQuery {
  return { queryKey: options.queryKey, read: async (queries) => queries.fetchQuery(options) };
}

/** The same for the first page of a list that is read page by page. */
export function publicList<Page, Key extends QueryKey, Param>(
  options: FetchInfiniteQueryOptions<Page, Error, Page, Key, Param>,
): PublicQuery {
  return {
    queryKey: options.queryKey,
    read: async (queries) => queries.fetchInfiniteQuery(options),
  };
}

/**
 * What the server takes from a larger answer, which it reads once for all pages and does not send: the first games of a
 * filtered list from all of its games. The browser only finds it in the document.
 */
export interface PublicPart {
  readonly queryKey: QueryKey;
  readonly whole: PublicQuery;
  /** Null for none: then the page reads it in the browser. */
  take(whole: unknown): unknown;
}

/** The parts that a page shows at an address. */
export type PublicParts = (visit: PublicVisit) => readonly PublicPart[];

/** Calls that follow from each other: the list of games of a provider from the providers. */
const MOST_ROUNDS = 3;

/**
 * Reads what the queries of a page lead to, round after round, until there is nothing new.
 *
 * @param read reads one query and puts its data where `known` finds it; it never rejects
 */
export async function readInRounds(
  queriesOf: () => readonly PublicQuery[],
  read: (query: PublicQuery) => Promise<unknown>,
): Promise<readonly PublicQuery[]> {
  const seen = new Map<string, PublicQuery>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const fresh = queriesOf().filter(({ queryKey }) => !seen.has(hashKey(queryKey)));
    if (fresh.length === 0) break;
    for (const query of fresh) seen.set(hashKey(query.queryKey), query);
    await Promise.all(fresh.map(read));
  }
  return [...seen.values()];
}

/** The key that a member's components use for a key of the server. */
export function ownKey(key: QueryKey, userId: string | null): QueryKey {
  return key.map((part) => (part === MEMBER_PLACEHOLDER ? userId : part));
}

/** The key under which the server stores a datum: for visitors and members the same. */
export function publicKey(key: QueryKey): string {
  return hashKey(ownKey(key, null));
}
