import type { Brand } from '../brands/brand.ts';
import type { BuiltSite } from '../build/builtSite.ts';
import { type InlinedDocument, sourceOf } from './inlineText.ts';

const LINK = /[ \t]*<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>\n?/g;
/** Text that means something else in a document than in a file: the end of the element, and relative addresses. */
const NOT_INLINE = /<\/style|@import|url\(\s*['"]?(?![/'"]|https:|data:)/i;

/** A font that is loaded. In built sheets these rules are in no block. */
const FACE = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

/**
 * Puts the style sheets of a document into it, in their order: the first view needs no further request. A link for each built
 * sheet stays, disabled, so that the loader of chunks does not request what is here already. The fonts have an element of their
 * own, which `site/src/app/lateFaces.ts` can switch off.
 */
export async function inlineStyles(
  text: string,
  site: Pick<BuiltSite, 'files'>,
  brand: Pick<Brand, 'files'>,
): Promise<InlinedDocument> {
  const links = [...text.matchAll(LINK)].map(([, href = '']) => href);
  const sheets = await Promise.all(links.map(async (href) => sheetAt(href, site, brand)));
  if (links.length === 0 || sheets.some((sheet) => sheet === null || NOT_INLINE.test(sheet))) {
    return { text, source: null };
  }
  const isBuilt = (href: string | undefined) => href?.startsWith('/assets/') === true;
  const built = sheets.filter((_, index) => isBuilt(links[index])).join('\n');
  const faces = (built.match(FACE) ?? []).join('');
  const css = sheets
    .map((sheet, index) => (isBuilt(links[index]) ? sheet?.replace(FACE, '') : sheet))
    .join('\n');
  const kept = links
    .filter(isBuilt)
    .map((href) => `    <link rel="stylesheet" href="${href}" disabled>\n`);
  let isFirst = true;
  const inline = text.replace(LINK, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `    <style>${css}</style>\n${faces && `    <style data-faces>${faces}</style>\n`}`;
  });
  return {
    text: inline.replace('</head>', () => `${kept.join('')}</head>`),
    source: [await sourceOf(css), ...(faces ? [await sourceOf(faces)] : [])].join(' '),
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
