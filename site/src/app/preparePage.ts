import { localeOfPath, pathWithoutLocale } from '../language/locale.ts';
import { preload } from '../routing/chunks/missingChunk.ts';
import { PAGES } from './pages.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import { hasMessages, loadMessages } from '../language/messages.ts';

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

/**
 * Prepares the page that the server has rendered. Without a network it waits: the rendered page stays with its links and
 * with what was typed in it.
 */
export async function prepareRenderedPage(pathname: string): Promise<void> {
  await preparePage(pathname);
  while (!isPrepared(pathname) && !navigator.onLine) {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    await preparePage(pathname);
  }
}

/** Whether code and messages of the page at a path have loaded. */
export function isPrepared(pathname: string): boolean {
  const route = matchRoute(pathWithoutLocale(pathname))?.route;
  return Boolean(
    route && PAGES[route.page].peek() && hasMessages(localeOfPath(pathname), route.messages),
  );
}
