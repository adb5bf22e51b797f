import type { Locale } from '@brand/domain';
import { type Say, pageTitle } from '../document/pageTitle.ts';
import { parentPath } from '../frame/header/parentPath.ts';
import { localePath } from '../language/locale.ts';
import { matchRoute } from '../routing/matchRoute.ts';

/** A page on the path from home to a page. */
export interface Breadcrumb {
  readonly name: string;
  /** Includes the language. */
  readonly path: string;
}

/**
 * The path from home to a page, as Back follows it. Empty for home itself.
 *
 * @param pathname without language
 * @param home label of home
 */
export function breadcrumbs(
  pathname: string,
  locale: Locale,
  home: string,
  say: Say,
): readonly Breadcrumb[] {
  if (pathname === '/') return [];
  const paths = [pathname];
  while (paths[0] !== '/') paths.unshift(parentPath(paths[0]!));
  return paths.map((path) => {
    const match = matchRoute(path);
    const name = path === '/' ? home : pageTitle(match?.route ?? null, match?.params ?? {}, say);
    return { name, path: localePath(locale, path) };
  });
}
