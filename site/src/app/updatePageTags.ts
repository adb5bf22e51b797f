import type { Locale } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { alternates } from '../document/alternates.ts';
import { setPageTags } from '../document/setPageTags.ts';
import type { RouteMatch } from '../routing/matchRoute.ts';
import { isListed, visitorOutcome } from './isListed.ts';
import { textOf } from '../language/locale.ts';

interface ShownPage {
  /** Null for an unknown address. */
  readonly match: RouteMatch | null;
  /** Without language. */
  readonly pathname: string;
  /** With language. */
  readonly path: string;
  /** Names the subject of the page, see `subjectQuery`. */
  readonly query: string;
  readonly locale: Locale;
  readonly operator: Operator;
}

/** After a client-side navigation: canonical, alternates, description and robots of the shown page. */
export function updatePageTags({
  match,
  pathname,
  path,
  query,
  locale,
  operator,
}: ShownPage): void {
  // The same origin that the server writes. Several host names may lead to this site, and search engines should index one.
  const [host] = operator.hostNames ?? [];
  const origin = host ? `https://${host}` : location.origin;
  const listed = match !== null && isListed(match, visitorOutcome(match, pathname, operator));
  setPageTags({
    canonical: listed ? origin + path + query : null,
    alternates: alternates(pathname, query).map(([language, to]) => [
      language,
      match && origin + to,
    ]),
    description: textOf(operator.brand.description, locale),
  });
}
