import type { Locale } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { isListed, visitorOutcome } from './isListed.ts';
import type { RouteMatch } from '../routing/matchRoute.ts';
import { pageDescription } from '../document/pageDescription.ts';
import { type Breadcrumb, breadcrumbs } from './breadcrumbs.ts';
import { type Say, pageTitle, windowTitle } from '../document/pageTitle.ts';
import { textOf } from '../language/locale.ts';

/** What search engines and link previews read about a page. */
export interface PageHead {
  /** False for an unknown address, and for a page that the operator has switched off. */
  readonly found: boolean;
  readonly title: string;
  /** Null for what is no page for everybody: it is not to be listed. */
  readonly description: string | null;
  /** From home to the page; none for home, and for what is not to be listed. */
  readonly breadcrumbs: readonly Breadcrumb[];
}

interface HeadRequest {
  /** Null for an unknown address. */
  readonly match: RouteMatch | null;
  /** Without language. */
  readonly pathname: string;
  readonly locale: Locale;
  readonly operator: Operator;
  readonly say: Say;
  /** The page's own name, where its data is known. Null for the name of the route. */
  readonly name: string | null;
}

/**
 * The parts of a page's document that exist before any script runs.
 */
export function pageHead({ match, pathname, locale, operator, say, name }: HeadRequest): PageHead {
  const outcome = match && visitorOutcome(match, pathname, operator);
  const found = outcome !== null && outcome.outcome !== 'notFound';
  const route = found && match ? match.route : null;
  const isPublic = outcome !== null && match !== null && isListed(match, outcome);
  const { name: brand, description: claims } = operator.brand;
  const title = (route && name) || pageTitle(route, match?.params ?? {}, say);
  return {
    found,
    title: windowTitle(route, title, brand),
    description: isPublic
      ? pageDescription(route?.name ?? '', { title, brand, claim: textOf(claims, locale) }, say)
      : null,
    breadcrumbs: isPublic ? breadcrumbs(pathname, locale, brand, say) : [],
  };
}
