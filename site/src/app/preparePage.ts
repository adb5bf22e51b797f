import { localeOfPath, pathWithoutLocale } from '../language/locale.ts';
import { preload } from '../routing/chunks/missingChunk.ts';
import { PAGES } from './pages.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import { loadMessages } from '../language/messages.ts';

/**
 * Preloads code and messages of the page at a path. A failure is ignored here: opening the page loads them again and
 * reports it.
 *
 * @returns resolved when both have loaded or failed; never rejected
 */
export async function preparePage(pathname: string): Promise<void> {
  const route = matchRoute(pathWithoutLocale(pathname))?.route;
  if (!route) return;
  await Promise.all([
    preload(PAGES[route.page].load),
    preload(() => loadMessages(localeOfPath(pathname), route.messages)),
  ]);
}
