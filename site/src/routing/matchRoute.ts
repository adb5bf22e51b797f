import { parse } from 'regexparam';
import { ROUTES, type Route } from './routes.ts';

/** A route, with the parameters of the address. */
export interface RouteMatch {
  readonly route: Route;
  /** Decoded. A missing optional parameter is absent. */
  readonly params: Readonly<Record<string, string>>;
}

const PATTERNS = ROUTES.map((route) => ({ route, ...parse(route.path) }));

/** The first route that matches a path without language. Null for an unknown address. */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const { route, pattern, keys } of PATTERNS) {
    const found = pattern.exec(pathname);
    if (found) return { route, params: paramsOf(keys, found.slice(1)) };
  }
  return null;
}

function paramsOf(keys: readonly string[], values: readonly (string | undefined)[]) {
  const params: Record<string, string> = {};
  for (const [index, key] of keys.entries()) {
    const value = values[index];
    if (value !== undefined) params[key] = decoded(value);
  }
  return params;
}

/** Invalid percent encoding in an address stays as it was typed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
