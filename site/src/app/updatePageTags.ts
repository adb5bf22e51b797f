import type { Locale } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { setPageTags } from '../document/setPageTags.ts';
import type { RouteMatch } from '../routing/matchRoute.ts';
import { isListed, visitorOutcome } from './isListed.ts';

interface ShownPage {
  /** Null for an unknown address. */
  readonly match: RouteMatch | null;
  /** Without language. */
  readonly pathname: string;
  readonly locale: Locale;
  readonly operator: Operator;
  /** Whole address of the page. */
  readonly address: string;
}

/** Makes canonical, description and robots those of the page that is shown after a client-side navigation. */
export function updatePageTags({ match, pathname, locale, operator, address }: ShownPage): void {
  const listed = match !== null && isListed(match, visitorOutcome(match, pathname, operator));
  const canonical = listed ? address : null;
  setPageTags({ canonical, description: operator.brand.description[locale] });
}
