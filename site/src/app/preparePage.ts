import { localeOfPath, pathWithoutLocale } from '../language/locale.ts';
import { preload } from '../routing/chunks/missingChunk.ts';
import { PAGES } from './pages.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import { loadMessages } from '../language/messages.ts';

/**
 * Fetches code and messages of the page at a path. What fails now is fetched again, and its failure shown, when it is opened.
 *
 * @returns settled when both are here or have failed; never rejected
 */
export async function preparePage(pathname: string): Promise<void> {
  const route = matchRoute(pathWithoutLocale(pathname))?.route;
  if (!route) return;
  await Promise.all([
    preload(PAGES[route.page].load),
    preload(() => loadMessages(localeOfPath(pathname), route.messages)),
  ]);
}
