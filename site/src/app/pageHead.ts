import type { Locale } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { outcomeOfRoute } from './guards/guards.ts';
import type { RouteMatch } from '../routing/matchRoute.ts';
import { pageDescription } from '../document/pageDescription.ts';
import { type Breadcrumb, breadcrumbs } from './breadcrumbs.ts';
import { type Say, pageTitle, windowTitle } from '../document/pageTitle.ts';
import { readSearchFlags } from '../routing/searchFlags.ts';

/** Page metadata for search engines and link previews. */
export interface PageHead {
  /** False for an unknown address, and for a page that the operator has switched off. */
  readonly found: boolean;
  readonly title: string;
  /** Null for a page that is not public and must not be indexed. */
  readonly description: string | null;
  /** From home to the page. Empty for home, and for a page that must not be indexed. */
  readonly breadcrumbs: readonly Breadcrumb[];
}

/**
 * Metadata in the document before any script runs.
 *
 * @param pathname without language
 */
export function pageHead(
  match: RouteMatch | null,
  pathname: string,
  locale: Locale,
  operator: Operator,
  say: Say,
): PageHead {
  const outcome = match
    ? outcomeOfRoute(match.route, {
        who: 'visitor',
        isPhone: false,
        pathname,
        search: '',
        params: match.params,
        flags: readSearchFlags(''),
        wanted: null,
        beganHere: false,
        mustReset: false,
        operator,
      }).outcome
    : 'notFound';
  const found = outcome !== 'notFound';
  const route = found && match ? match.route : null;
  const isPublic = outcome === 'show' && route?.header !== 'bare' && route?.name !== 'search-id';
  const { name: brand, description: claims } = operator.brand;
  const title = pageTitle(route, match?.params ?? {}, say);
  return {
    found,
    title: windowTitle(route, title, brand),
    description: isPublic
      ? pageDescription(route?.name ?? '', { title, brand, claim: claims[locale] }, say)
      : null,
    breadcrumbs: isPublic ? breadcrumbs(pathname, locale, brand, say) : [],
  };
}
