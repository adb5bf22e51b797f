import type { Say } from './pageTitle.ts';

/** Pages with the description of another page. */
const SAME: Readonly<Record<string, string>> = {
  aff: 'register',
  'aff-id': 'register',
  loginUrl: 'login',
  'register-id': 'register',
  registerAff: 'register',
  'registerAff-id': 'register',
};

/**
 * The description of a page for search engines.
 *
 * @param title of the page: the name of a list or a game
 */
export function pageDescription(
  routeName: string,
  { title, brand, claim }: { title: string; brand: string; claim: string },
  say: Say,
): string {
  // The operator describes the whole site, and therefore home.
  if (routeName === 'index') return claim;
  const name = SAME[routeName] ?? routeName;
  return say(`site.description.${name}`, { title, brand });
}
