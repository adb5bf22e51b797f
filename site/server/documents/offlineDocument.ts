import type { Operator } from '@brand/operator';
import type { BuiltSite } from '../build/builtSite.ts';
import { escapeHtml } from './escapeHtml.ts';

const WORDS = {
  th: {
    title: 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต',
    text: 'ตรวจสอบสัญญาณมือถือหรือ Wi-Fi แล้วลองใหม่อีกครั้ง ยอดเงินและรายการของคุณไม่มีการเปลี่ยนแปลง',
    retry: 'ลองใหม่',
  },
  en: {
    title: 'No internet connection',
    text: 'Check your mobile signal or Wi-Fi and try again. Your balance and transactions are not affected.',
    retry: 'Try again',
  },
} as const;

/** A cloud that is crossed out. */
const SIGN = `<svg class="sign" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M8.2 5.9A6.5 6.5 0 0 1 18 10.6a4 4 0 0 1 2.9 6.4M17 18.5H7a4.5 4.5 0 0 1-1-8.9"/><path d="M3.5 3.5l17 17"/></svg>`;

/** Where it stands: in the operator's first language, and in each. The service worker asks for these. */
export const OFFLINE_PATHS: readonly string[] = [
  '/offline.html',
  '/th/offline.html',
  '/en/offline.html',
];

/**
 * The page that a browser keeps for when there is no network. It needs no script: trying again is a link to
 * the address that it stands at.
 *
 * @param path one of `OFFLINE_PATHS`
 */
export function offlineDocument(
  path: string,
  operator: Operator,
  { html, faces }: Pick<BuiltSite, 'html' | 'faces'>,
): string {
  const { brand, theme } = operator;
  const locale = path.startsWith('/th') ? 'th' : path.startsWith('/en') ? 'en' : operator.locale;
  const { title, text, retry } = WORDS[locale];
  const { file, width, height } = brand.logo;
  // The rules of the faces are in the styles of every page; naming both here has them kept with the page.
  const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map((found) => found[1]);
  const links = [
    ...styles.map((style) => `<link rel="stylesheet" crossorigin href="${style}">`),
    ...(faces[theme.type]?.[locale] ?? []).map(
      (face) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${face}">`,
    ),
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
    <link rel="stylesheet" href="/operator/theme.css">
    ${links.join('\n    ')}
    <link rel="stylesheet" href="/offline.css">
  </head>
  <body>
    <main>
      <span class="plate" data-surface="menu"><img src="/operator/${escapeHtml(file)}" width="${width}" height="${height}" alt="${escapeHtml(brand.name)}"></span>
      ${SIGN}
      <h1>${title}</h1>
      <p>${text}</p>
      <a href="">${retry}</a>
    </main>
  </body>
</html>
`;
}
