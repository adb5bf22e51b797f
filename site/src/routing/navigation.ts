import type { Locale } from '@brand/domain';
import { createContext, useContext, useMemo } from 'react';
import { navigate, usePathname, useSearch } from './address.ts';
import { localeOfPath, localePath, pathWithoutLocale } from '../language/locale.ts';

/** The current location. Paths are without language. */
export interface Place {
  readonly locale: Locale;
  readonly pathname: string;
  /** Including `?`, or empty. */
  readonly search: string;
  /** The address of a path in the language of the page. */
  href(path: string): string;
  /** Navigates to a path in the language of the page. */
  go(path: string, how?: { replace?: boolean }): void;
}

/** The current location. Rerenders when it changes. */
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

/** Parameters of the matched route, decoded. A missing optional one is absent. */
export const RouteParamsContext = createContext<Readonly<Record<string, string>>>({});

/** A parameter of the matched route. Null if the address does not contain it. */
export function useRouteParam(name: string): string | null {
  return useContext(RouteParamsContext)[name] ?? null;
}
