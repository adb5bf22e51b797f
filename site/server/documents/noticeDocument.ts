import type { Locale } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { escapeHtml } from './escapeHtml.ts';

/** A page with one message. It needs no script. */
export interface Notice {
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  /** SVG markup of a picture; empty for none. */
  readonly picture: string;
  /** An empty `href` is the address of the page itself. */
  readonly action: { readonly href: string; readonly label: string };
}

/**
 * The document of a notice, in the colours of the operator.
 *
 * @param links more elements of the head
 */
export function noticeDocument(
  { locale, title, text, picture, action }: Notice,
  { brand, theme }: Pick<Operator, 'brand' | 'theme'>,
  links: readonly string[] = [],
): string {
  const { file, width, height } = brand.logo;
  const lines = [
    '<link rel="stylesheet" href="/operator/theme.css">',
    ...links,
    '<link rel="stylesheet" href="/offline.css">',
  ];
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="robots" content="noindex">
    <meta name="theme-color" content="${escapeHtml(theme.bar)}">
    <title>${escapeHtml(`${title} · ${brand.name}`)}</title>
    <link rel="icon" href="/operator/${escapeHtml(brand.icon)}" type="image/svg+xml">
    ${lines.join('\n    ')}
  </head>
  <body>
    <main>
      <span class="plate" data-surface="menu"><img src="/operator/${escapeHtml(file)}" width="${width}" height="${height}" alt="${escapeHtml(brand.name)}"></span>
      ${picture}
      <h1>${title}</h1>
      <p>${text}</p>
      <a href="${escapeHtml(action.href)}">${action.label}</a>
    </main>
  </body>
</html>
`;
}
