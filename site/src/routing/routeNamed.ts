import { ROUTES, type Route } from './routes.ts';

/** `deposit-th`, `deposit_en`, `deposit___my`: the suffix names a language and is ignored. */
const LOCALE_SUFFIX = /[-_]+(?:th|en|my)$/;

/** The route of a name of section 2, with or without its locale suffix. Null for an unknown one. */
export function routeNamed(name: string): Route | null {
  const bare = name.replace(LOCALE_SUFFIX, '');
  // The promotion page has two names.
  const wanted = bare === 'promotions' ? 'promotion' : bare;
  return ROUTES.find((route) => route.name === wanted) ?? null;
}
