import type { Operator } from '@brand/operator';

/** Stands in the built document where what an operator decides belongs. */
const PLACE = '<!-- operator -->';

/** Addresses of the faces that a page is set in first, by pairing and language; the build writes it. */
export type FirstFaces = Record<string, Record<'th' | 'en', readonly string[]>>;

/**
 * Puts into the document what the page itself would set only once its script runs: title, language, colours and what
 * previews of links show; and asks for the faces and the logo of the first screen.
 *
 * @param html the built document
 * @param locale language of the page
 * @param faces by pairing; a pairing that is not in it gets none
 */
export function siteDocument(
  html: string,
  operator: Operator,
  locale: 'th' | 'en',
  faces: FirstFaces,
): string {
  const { brand, theme, hostNames } = operator;
  const description = brand.description[locale];
  const [host] = hostNames;
  const tags = [
    `<title>${escaped(brand.name)}</title>`,
    meta('name', 'description', description),
    meta('name', 'theme-color', theme.bar),
    meta('name', 'color-scheme', theme.scheme),
    meta('name', 'application-name', brand.name),
    meta('name', 'apple-mobile-web-app-title', brand.shortName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', brand.name),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', locale === 'th' ? 'th_TH' : 'en_US'),
    meta('name', 'twitter:card', 'summary'),
    // A preview needs the whole address, and only a host name that the operator has named is one to trust.
    ...(host ? [meta('property', 'og:image', `https://${host}/operator/icon-512.png`)] : []),
    `<link rel="icon" href="/operator/${escaped(brand.icon)}" type="image/svg+xml">`,
    `<link rel="preload" as="image" href="/operator/${escaped(brand.logo.file)}">`,
    ...(faces[theme.type]?.[locale] ?? []).map(
      (address) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(address)}">`,
    ),
  ];
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${locale}"`)
    .replace(PLACE, () => tags.join('\n    '));
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}">`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
