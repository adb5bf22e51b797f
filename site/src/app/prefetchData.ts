import { localeOfPath, pathWithoutLocale } from '../language/locale.ts';
import { type PublicVisit, readInRounds } from '../member/publicQueries.ts';
import type { Services } from '../member/services.ts';
import { preload } from '../routing/chunks/missingChunk.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import { PAGE_QUERIES } from './pageQueries.ts';

/**
 * Reads the public data of a page before it is opened. What is fresh is not read again. A failure is ignored: the page
 * reads it again and reports it.
 */
export async function prefetchData(services: Services, url: URL): Promise<void> {
  const pathname = pathWithoutLocale(url.pathname);
  const match = matchRoute(pathname);
  const code = match && PAGE_QUERIES[match.route.page];
  if (!code) return;
  // As everything that is not needed yet: a file that a newer version has replaced must not reload the page.
  await preload(code.load);
  const queriesOf = code.peek();
  if (!queriesOf) return;
  const { queries, session } = services;
  const visit: PublicVisit = {
    services,
    locale: localeOfPath(url.pathname),
    pathname,
    params: match.params,
    search: url.searchParams,
    userId: session.read()?.userId ?? null,
    known: ({ queryKey }) => queries.getQueryData(queryKey),
  };
  await readInRounds(
    () => queriesOf(visit),
    async (query) => query.read(queries).catch(() => null),
  );
}
