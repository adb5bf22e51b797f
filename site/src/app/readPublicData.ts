import type { Operator } from '@brand/operator';
import { QueryClient } from '@tanstack/react-query';
import { type SiteLanguages, localeOfPath, pathWithoutLocale } from '../language/locale.ts';
import {
  MEMBER_PLACEHOLDER,
  type PublicQuery,
  type PublicVisit,
  publicKey,
  readInRounds,
} from '../member/publicQueries.ts';
import type { OperatorFile } from '../member/operatorFile.ts';
import { listKindOf } from '../areas/games/list/listQuery.ts';
import { type RouteMatch, matchRoute } from '../routing/matchRoute.ts';
import type { PublicDatum } from './embeddedData.ts';
import { PAGE_DATA } from './pageData.ts';
import { publicApi } from './serverServices.ts';

/** The longest query that is looked at, and the longest part of one that decides what a page shows. */
const MOST_READ = 2_000;
const MOST_SEARCH = 200;

/**
 * The part of a query that a page depends on, in one order.
 *
 * @param path with its language
 * @returns with its `?`; empty for none
 */
export function pageSearch(path: string, search: string, languages: SiteLanguages): string {
  if (search === '' || search.length > MOST_READ) return '';
  const page = matchRoute(pathWithoutLocale(path, languages))?.route.page;
  const names = (page && PAGE_DATA[page]?.searchParams) ?? [];
  const asked = new URLSearchParams(search);
  const kept = names.flatMap((name) => asked.getAll(name).map((value) => [name, value]));
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  return query.length > MOST_SEARCH ? '' : query;
}

/** A page whose public data is read or rendered. */
export interface DataRequest {
  readonly operator: Operator;
  /** With its language. */
  readonly path: string;
  /** The part of the query that the page depends on, with its `?`. @default none */
  readonly search?: string;
  readonly isMember: boolean;
  /** Reads a text file of the operator's folder. @default none can be read */
  readonly operatorFile?: OperatorFile;
  /** Answers that are known. @default none */
  readonly data?: readonly PublicDatum[];
}

const noFile: OperatorFile = async (name) => {
  throw new Error(`"${name}" cannot be read here.`);
};

/** Whether the address has a word of the visitor's choice. A provider is such a word, too: only its API tells them apart. */
function isNamedFreely({ route, params }: RouteMatch): boolean {
  const isList = route.name === 'list-id';
  return isList ? listKindOf(params['id'] ?? null).kind === 'named' : route.name === 'search-id';
}

/** Whether a visitor can make up any number of addresses of this kind that have content: searches, orders and filters. */
export function isMadeUp({ operator, path, search = '' }: DataRequest): boolean {
  const match = matchRoute(pathWithoutLocale(path, operator.languages));
  const parts = match && PAGE_DATA[match.route.page]?.parts;
  return Boolean(parts && (search !== '' || isNamedFreely(match)));
}

/** @param answers by their public keys */
export function visitOf(
  { operator, path, search = '', isMember, data = [], operatorFile = noFile }: DataRequest,
  params: PublicVisit['params'],
  answers: ReadonlyMap<string, PublicDatum> = new Map(
    data.map((datum) => [publicKey(datum.key), datum]),
  ),
): PublicVisit {
  return {
    services: { ...publicApi(operator), operator, operatorFile },
    locale: localeOfPath(path, operator.languages),
    pathname: pathWithoutLocale(path, operator.languages),
    params,
    search: new URLSearchParams(search),
    userId: isMember ? MEMBER_PLACEHOLDER : null,
    known: ({ queryKey }) => answers.get(publicKey(queryKey))?.data as never,
  };
}

/** Gives the stored answer of a query, or loads it; null if it does not arrive in time. */
export type PublicReader = (
  key: string,
  load: () => Promise<Pick<PublicDatum, 'data' | 'at'>>,
) => Promise<Pick<PublicDatum, 'data' | 'at'> | null>;

/** Reads what the first view of a page shows of public data. Empty if the page has none. */
export async function readPublicData(
  request: DataRequest,
  read: PublicReader,
): Promise<readonly PublicDatum[]> {
  const { operator, path } = request;
  const match = matchRoute(pathWithoutLocale(path, operator.languages));
  const page = match && PAGE_DATA[match.route.page];
  if (!page) return [];
  const found = new Map<string, PublicDatum>();
  const visit = visitOf(request, match.params, found);
  const { clock } = publicApi(operator);
  await readInRounds(
    () => page.queries(visit),
    async (query) => {
      const key = publicKey(query.queryKey);
      const answer = await read(key, async () => load(query));
      if (answer) found.set(key, { key: query.queryKey, data: answer.data, at: answer.at });
    },
  );
  for (const { queryKey, whole, take } of page.parts?.(visit) ?? []) {
    const answer = await read(publicKey(whole.queryKey), async () => load(whole));
    const data = answer && take(answer.data);
    if (data) found.set(publicKey(queryKey), { key: queryKey, data, at: answer.at });
  }
  return [...found.values()];

  async function load(query: PublicQuery) {
    const data = await query.read(new QueryClient());
    return { data, at: clock.now() };
  }
}
