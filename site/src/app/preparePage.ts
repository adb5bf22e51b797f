import { localeOfPath, pathWithoutLocale } from './locale.ts';
import { matchRoute } from './matchRoute.ts';
import { loadMessages } from './messages.ts';

/** Fetches code and words of the page at a path. What fails now is fetched again, and its failure shown, when it is opened. */
export function preparePage(pathname: string): void {
  const route = matchRoute(pathWithoutLocale(pathname))?.route;
  if (!route) return;
  void route.page.load().catch(() => undefined);
  void loadMessages(localeOfPath(pathname), route.words).catch(() => undefined);
}
