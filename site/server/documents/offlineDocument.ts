import { LOCALES, shippedLocale } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { drawing } from '@brand/ui/illustrations/kite';
import type { BuiltSite } from '../build/builtSite.ts';
import { mainLocale } from '../siteCode.ts';
import { noticeDocument } from './noticeDocument.ts';

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

/** The kite with the cut string, in the colours of the style sheet. Part of the document, so it needs no request. */
const PICTURE = `<svg class="picture" viewBox="0 0 240 160" aria-hidden="true">${drawing
  .map(([tone, d, width]) => {
    const kind = width === undefined ? '' : width === 0 ? ' flat' : ' line';
    return `<path class="${tone}${kind}" d="${d}"${width ? ` stroke-width="${width}"` : ''}/>`;
  })
  .join('')}</svg>`;

/** Its addresses: in the operator's main language, and in each. The service worker requests these. */
export function offlinePaths({ languages }: Pick<Operator, 'languages'>): readonly string[] {
  const named = new Set([...LOCALES, ...languages]);
  return ['/offline.html', ...[...named].map((language) => `/${language}/offline.html`)];
}

/**
 * The page that a browser stores for when there is no network. Its script shows the wanted page once the network is back;
 * without it, "Try again" is a link to its own address.
 *
 * @param path one of `offlinePaths`
 */
export function offlineDocument(
  path: string,
  operator: Operator,
  { html, faces }: Pick<BuiltSite, 'html' | 'faces'>,
): string {
  const main = mainLocale(operator.languages);
  const [, named = ''] = /^\/([^/]+)\/offline\.html$/.exec(path) ?? [];
  const locale = shippedLocale(named || main, main);
  const { title, text, retry } = WORDS[locale];
  // The rules of the faces are in the styles of every page. Naming both here has them stored with the page.
  const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map((found) => found[1]);
  const links = [
    ...styles.map((style) => `<link rel="stylesheet" crossorigin href="${style}">`),
    ...(faces[operator.theme.type]?.[locale] ?? []).map(
      (face) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${face}">`,
    ),
  ];
  const action = { href: '', label: retry };
  const script = '<script async src="/offline.js"></script>';
  return noticeDocument({ locale, title, text, picture: PICTURE, action }, operator, [
    ...links,
    script,
  ]);
}
