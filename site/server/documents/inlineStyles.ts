import type { Brand } from '../brands/brand.ts';
import type { BuiltSite } from '../build/builtSite.ts';

/** A document whose style sheets are in it. */
export interface StyledDocument {
  readonly text: string;
  /** Source for `style-src` that allows exactly these styles; null if nothing is inline. */
  readonly source: string | null;
}

const LINK = /[ \t]*<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>\n?/g;
/** Text that means something else in a document than in a file: the end of the element, and relative addresses. */
const NOT_INLINE = /<\/style|@import|url\(\s*['"]?(?![/'"]|https:|data:)/i;

/**
 * Puts the style sheets of a document into it, in their order: the first view needs no further request. A link for each built
 * sheet stays, disabled, so that the loader of chunks does not request what is here already.
 */
export async function inlineStyles(
  text: string,
  site: Pick<BuiltSite, 'files'>,
  brand: Pick<Brand, 'files'>,
): Promise<StyledDocument> {
  const links = [...text.matchAll(LINK)].map(([, href = '']) => href);
  const sheets = await Promise.all(links.map(async (href) => sheetAt(href, site, brand)));
  if (links.length === 0 || sheets.some((sheet) => sheet === null || NOT_INLINE.test(sheet))) {
    return { text, source: null };
  }
  const css = sheets.join('\n');
  const kept = links
    .filter((href) => href.startsWith('/assets/'))
    .map((href) => `    <link rel="stylesheet" href="${href}" disabled>\n`);
  let isFirst = true;
  const inline = text.replace(LINK, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `    <style>${css}</style>\n`;
  });
  return {
    text: inline.replace('</head>', () => `${kept.join('')}</head>`),
    source: await hashOf(css),
  };
}

async function sheetAt(
  href: string,
  site: Pick<BuiltSite, 'files'>,
  brand: Pick<Brand, 'files'>,
): Promise<string | null> {
  const [owner, name] = href.startsWith('/operator/')
    ? [brand, href.slice('/operator/'.length)]
    : [site, href.slice(1)];
  const bytes = await owner.files.read(name);
  return bytes ? new TextDecoder().decode(bytes) : null;
}

async function hashOf(css: string): Promise<string> {
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css)),
  );
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}
