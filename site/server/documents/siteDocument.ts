import {
  type Locale,
  type ShippedLocale,
  isShippedLocale,
  shippedLocale,
  textIn,
} from '@brand/domain';
import type { Operator } from '@brand/operator';
import {
  EMBEDDED_ID,
  type FirstView,
  type PublicDatum,
  mainLocale,
  operatorStamp,
} from '../siteCode.ts';
import { inertJson } from './inertJson.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { PageFiles } from './pageFiles.ts';
import { pageScripts } from './pageScripts.ts';
import { type PreviewImage, operatorPreview, previewTags } from './previewTags.ts';
import { ageOfSnapshot, dateOfSnapshot, isSnapshot } from './snapshotAge.ts';
import { type StructuredData, breadcrumbList, dataElement } from './structuredData.ts';

/** Stands in the built document where what an operator decides belongs. */
const PLACE = '<!-- operator -->';
const ROOT = '<div id="root"></div>';

/** Addresses of the faces that a page is set in first, by pairing and language; the build writes it. */
export type FirstFaces = Record<string, Record<ShippedLocale, readonly string[]>>;

/** Parts of a page that its document contains before any script runs. */
export interface DocumentPage {
  readonly view: Pick<
    FirstView,
    'head' | 'subject' | 'alternates' | 'html' | 'images' | 'renderedAt'
  >;
  /** With its language. */
  readonly path: string;
  /** The part of the query that it was rendered for. */
  readonly search: string;
  /** Public data that it was rendered with. */
  readonly answers: readonly PublicDatum[];
  readonly session: 'visitor' | 'member';
  readonly files: PageFiles;
  /** For a document that many addresses share: it names none of them. @default false */
  readonly shared?: boolean;
  /** For a document that is a file: its data may be old when it is opened. @default false */
  readonly isSnapshot?: boolean;
  /** What else search engines are told. */
  readonly data?: StructuredData | null;
  /** What previews of links show; without it, the image of the operator. */
  readonly preview?: PreviewImage | null;
}

/**
 * Puts into the document what the page itself would set only once its script runs: title, language, colours and what
 * previews of links show; and asks for the faces and the logo of the first screen. With a page it also holds its first view.
 *
 * @param html the built document
 * @param locale language of the page
 * @param faces by pairing; a pairing that is not in it gets none
 */
export function siteDocument(
  html: string,
  operator: Operator,
  locale: Locale,
  faces: FirstFaces,
  page?: DocumentPage,
): string {
  const { brand, theme, hostNames, languages, addedLanguages } = operator;
  const main = mainLocale(languages);
  const written = shippedLocale(locale, main);
  const isRtl = addedLanguages[locale]?.direction === 'rtl';
  const [host] = hostNames;
  const title = page?.view.head.title ?? brand.name;
  const listed = !page || page.view.head.description !== null;
  const description = page?.view.head.description ?? textIn(brand.description, locale, main);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(listed ? [] : [meta('name', 'robots', 'noindex')]),
    meta('name', 'theme-color', theme.bar),
    meta('name', 'color-scheme', theme.scheme),
    meta('name', 'application-name', brand.name),
    meta('name', 'apple-mobile-web-app-title', brand.shortName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', networkLocale(locale)),
    // These need whole addresses, and only a host name that the operator has named can be trusted.
    ...(host
      ? previewTags(page?.preview ?? operatorPreview(`https://${host}`, brand.name)).map(
          ([kind, name, content]) => meta(kind, name, content),
        )
      : [meta('name', 'twitter:card', 'summary')]),
    ...(host && page && !page.shared ? addresses(`https://${host}`, page, listed) : []),
    ...(host && page && !page.shared && listed ? structuredData(`https://${host}`, page) : []),
    ...(page ? imagePreloads(page, operator) : []),
    `<link rel="icon" href="/operator/${escapeHtml(brand.icon)}" type="image/svg+xml">`,
    // Faces come first, so that the first paint is set in them and nothing moves later.
    `<link rel="preload" as="image" href="/operator/${escapeHtml(brand.logo.file)}">`,
    ...(faces[theme.type]?.[isShippedLocale(locale) ? written : 'en'] ?? []).map(
      (address) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${escapeHtml(address)}">`,
    ),
  ];
  const scripted = page
    ? pageScripts(html, {
        files: page.files,
        isDrawn: Boolean(page.view.html),
        isSnapshot: isSnapshot(page),
      })
    : { html, tags: [] };
  // After the styles of the frame, which say in which order the layers of all of them count; code comes last.
  const later = [
    ...(page?.files.styles ?? []).map(
      (address) => `<link rel="stylesheet" crossorigin href="${escapeHtml(address)}">`,
    ),
    ...(page?.files.fetched ?? []).map(
      (address) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(address)}">`,
    ),
    ...scripted.tags,
  ];
  return scripted.html
    .replace('</head>', () => `  ${later.join('\n    ')}\n  </head>`)
    .replace(
      /<html lang="[^"]*"/,
      () => `<html lang="${locale}"${isRtl ? ' dir="rtl"' : ''}${page ? marksOf(page) : ''}`,
    )
    .replace(
      '<body>',
      () =>
        `<body>\n    <noscript><p>${WITHOUT_SCRIPT[written]}</p>${page ? dateOfSnapshot(page, locale, main) : ''}</noscript>`,
    )
    .replace(PLACE, () => tags.join('\n    '))
    .replace(ROOT, () => (page?.view.html ? rendered(page, page.view.html, operator) : ROOT));
}

/** Attributes of the root element for scripts and styles: see `firstUse.css.ts` and `snapshot.ts`. */
const marksOf = (page: DocumentPage) =>
  (page.view.html ? ' data-unused' : '') + ageOfSnapshot(page);

/** Social networks want a language with its country: `th_TH`, `lo_LA`. */
function networkLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** Games, prices and help are in the document; the rest is not. */
const WITHOUT_SCRIPT = {
  th: 'เปิดใช้งาน JavaScript ในเบราว์เซอร์เพื่อเข้าสู่ระบบ ฝาก ถอน และเล่นเกม',
  en: 'Turn on JavaScript in your browser to log in, deposit, withdraw and play.',
} as const;

/** The largest images first: the browser finds them before it has laid out anything. */
function imagePreloads({ view: { images } }: DocumentPage, { hosts }: Operator): string[] {
  if (images.length === 0) return [];
  const links = images.map(({ href, media }) => {
    const when = media === undefined ? '' : ` media="${escapeHtml(media)}"`;
    return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(href)}"${when}>`;
  });
  return [`<link rel="preconnect" href="${escapeHtml(new URL(hosts.cdn).origin)}">`, ...links];
}

/** Marks what was rendered with page, session and operator: the browser hydrates only what fits its own. */
function rendered(page: DocumentPage, html: string, operator: Operator): string {
  const { path, search, session } = page;
  const names = { path, session, operator: operatorStamp(operator), ...(search && { search }) };
  const marks = Object.entries(names).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  return `<div id="root"${marks.join('')}>${html}</div>${embedded(page)}`;
}

/** Data that the browser would have to request otherwise. No browser runs it, so that the policy allows it. */
function embedded(page: DocumentPage): string {
  const { answers, view } = page;
  if (answers.length === 0) return '';
  const { renderedAt } = view;
  const json = inertJson({ renderedAt, queries: answers, isSnapshot: isSnapshot(page) });
  return `<script type="application/json" id="${EMBEDDED_ID}">${json}</script>`;
}

function addresses(origin: string, { view, path }: DocumentPage, listed: boolean): string[] {
  const address = (to: string) => escapeHtml(origin + to);
  return [
    ...(listed ? [`<link rel="canonical" href="${address(path + view.subject)}">`] : []),
    ...(listed ? [meta('property', 'og:url', origin + path + view.subject)] : []),
    ...view.alternates.map(
      ([language, to]) => `<link rel="alternate" hreflang="${language}" href="${address(to)}">`,
    ),
  ];
}

function structuredData(origin: string, { view, data }: DocumentPage): string[] {
  const all = [breadcrumbList(origin, view.head.breadcrumbs), data ?? null];
  return all.filter((each) => each !== null).map(dataElement);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
