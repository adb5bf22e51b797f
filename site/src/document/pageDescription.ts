import type { Say } from './pageTitle.ts';

/** Pages that are described as another one is. */
const SAME: Readonly<Record<string, string>> = {
  aff: 'register',
  'aff-id': 'register',
  loginUrl: 'login',
  'register-id': 'register',
  registerAff: 'register',
  'registerAff-id': 'register',
};

/**
 * The sentence about a page that search engines show.
 *
 * @param title of the page: what a list or a game is called
 */
export function pageDescription(
  routeName: string,
  { title, brand, claim }: { title: string; brand: string; claim: string },
  say: Say,
): string {
  // The operator describes the whole site, and so home.
  if (routeName === 'index') return claim;
  const name = SAME[routeName] ?? routeName;
  return say(`site.description.${name}`, { title, brand });
}
