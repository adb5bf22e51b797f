import type { Brand } from '../brands/brand.ts';
import type { BuiltSite } from '../build/builtSite.ts';
import { escapeHtml } from '../documents/escapeHtml.ts';
import { localePath } from '../siteCode.ts';
import type { Catalogue } from './catalogue.ts';
import { iconFile } from './iconFile.ts';

/** Addresses in one file, as the protocol of site maps allows. */
const MOST = 50_000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PART = /^\/sitemap-([1-9]\d{0,3})\.xml$/;

/** What search engines ask for. */
export interface SearchEngineFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** `https://` and the first host name of the operator; null where it has none. */
export function originOf({ operator }: Pick<Brand, 'operator'>): string | null {
  const [host] = operator.hostNames;
  return host === undefined ? null : `https://${host}`;
}

/**
 * Finds `/robots.txt`, `/sitemap.xml` with its parts, and `/favicon.ico`.
 *
 * @returns undefined for any other address
 */
export async function searchEngineFile(
  path: string,
  site: BuiltSite,
  brand: Brand,
  catalogue: Catalogue,
  most = MOST,
): Promise<SearchEngineFile | undefined> {
  const origin = originOf(brand);
  const text = (name: string, content: string) => ({
    name,
    bytes: new TextEncoder().encode(content),
  });
  if (path === '/robots.txt') {
    const map = origin === null ? '' : `Sitemap: ${origin}/sitemap.xml\n`;
    return text('robots.txt', `User-agent: *\nDisallow:\n${map}`);
  }
  if (path === '/favicon.ico') {
    const icon = await brand.files.read('icon-32.png');
    return icon && { name: 'favicon.ico', bytes: iconFile(icon, 32) };
  }
  const part = PART.exec(path);
  if (origin === null || (path !== '/sitemap.xml' && !part)) return undefined;
  const paths = await sitemapPaths(site, brand, catalogue);
  if (part) {
    const start = (Number(part[1]) - 1) * most;
    if (start >= paths.length) return undefined;
    return text('sitemap.xml', sitemap(origin, paths.slice(start, start + most)));
  }
  if (paths.length <= most) return text('sitemap.xml', sitemap(origin, paths));
  const parts = Array.from({ length: Math.ceil(paths.length / most) }, (_, at) => at + 1);
  const lines = parts.map((at) => `<sitemap><loc>${origin}/sitemap-${at}.xml</loc></sitemap>`);
  return text(
    'sitemap.xml',
    `${XML}<sitemapindex xmlns="${SITEMAP}">\n${lines.join('\n')}\n</sitemapindex>\n`,
  );
}

/** Paths without language of what every visitor can see. */
async function sitemapPaths(
  { serverEntry }: BuiltSite,
  { operator }: Brand,
  catalogue: Catalogue,
): Promise<readonly string[]> {
  const isListed = (path: string) =>
    serverEntry.firstView({ operator, path, isMember: false, skeletonOnly: true }).head
      .description !== null;
  const pages = serverEntry.knownPaths(operator).filter((path) => isListed(path));
  const games = [...(await catalogue.gameIds())].map((id) => `/game/${encodeURIComponent(id)}`);
  const collections = (await catalogue.collections()).map((id) => `/list/${id}`);
  const offers = operator.features.promotions ? [...(await catalogue.promotionIds())] : [];
  return [
    ...pages,
    ...collections,
    ...games,
    ...offers.map((id) => `/promotion?id=${encodeURIComponent(id)}`),
  ].flatMap((path) =>
    operator.languages.map((locale) => localePath(locale, path, operator.languages)),
  );
}

function sitemap(origin: string, paths: readonly string[]): string {
  const lines = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return `${XML}<urlset xmlns="${SITEMAP}">\n${lines.join('\n')}\n</urlset>\n`;
}
