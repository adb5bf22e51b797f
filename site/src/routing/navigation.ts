import type { Locale } from '@brand/domain';
import { createContext, useContext, useMemo } from 'react';
import { navigate, usePathname, useSearch } from './address.ts';
import { localeOfPath, localePath, pathWithoutLocale } from '../language/locale.ts';

/** Where the person is. Paths are without their language. */
export interface Place {
  readonly locale: Locale;
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** The address of a path in the language of the page. */
  href(path: string): string;
  /** Goes to a path in the language of the page. */
  go(path: string, how?: { replace?: boolean }): void;
}

/** Where the person is; the component renders again when that changes. */
export function usePlace(): Place {
  const fullPath = usePathname();
  const search = useSearch();
  return useMemo(() => {
    const locale = localeOfPath(fullPath);
    const href = (path: string) => localePath(locale, path);
    return {
      locale,
      pathname: pathWithoutLocale(fullPath),
      search,
      href,
      go: (path: string, how?: { replace?: boolean }) => navigate(href(path), how),
    };
  }, [fullPath, search]);
}

/** Parameters of the matched route, decoded; a missing optional one is absent. */
export const RouteParamsContext = createContext<Readonly<Record<string, string>>>({});

/** A parameter of the matched route; null where the address leaves it out. */
export function useRouteParam(name: string): string | null {
  return useContext(RouteParamsContext)[name] ?? null;
}
