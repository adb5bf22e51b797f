import { localeOfPath, pathWithoutLocale } from '../language/locale.ts';
import { fetchAhead } from '../routing/chunks/lostCode.ts';
import { PAGES } from './pages.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import { loadMessages } from '../language/messages.ts';

/**
 * Fetches code and words of the page at a path. What fails now is fetched again, and its failure shown, when it is opened.
 *
 * @returns settled when both are here or have failed; never rejected
 */
export async function preparePage(pathname: string): Promise<void> {
  const route = matchRoute(pathWithoutLocale(pathname))?.route;
  if (!route) return;
  await Promise.all([
    fetchAhead(PAGES[route.page].load),
    fetchAhead(() => loadMessages(localeOfPath(pathname), route.words)),
  ]);
}
