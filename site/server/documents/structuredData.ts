import { inertJson } from './inertJson.ts';
import type { FirstView } from '../siteCode.ts';

/** A description of the page for search engines, in the vocabulary of schema.org. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The way from home to a page; null for home. */
export function breadcrumbList(
  origin: string,
  breadcrumbs: FirstView['head']['breadcrumbs'],
): StructuredData | null {
  if (breadcrumbs.length === 0) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
}

/** An element that browsers do not run, so that the policy of the site allows it. */
export function dataElement(data: StructuredData): string {
  const json = inertJson({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${json}</script>`;
}
