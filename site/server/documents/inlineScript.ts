import type { BuiltSite } from '../build/builtSite.ts';
import { type InlinedDocument, sourceOf } from './inlineText.ts';

/** Text that would end the element, or begin a comment in it. */
const NOT_INLINE = /<\/script|<script|<!--/i;
const FACE = /[ \t]*<link rel="preload" as="font"[^>]* href="([^"]+)">\n?/g;

/**
 * Puts the script that loads the others into the document: it records clicks from the start, decides when the fonts of the first
 * screen load, and the others need one request less.
 */
export async function inlineScript(
  text: string,
  { files, manifest }: Pick<BuiltSite, 'files' | 'manifest'>,
): Promise<InlinedDocument> {
  const link = `<script async src="/${manifest.early}"`;
  const bytes = text.includes(link) ? await files.read(manifest.early) : null;
  const code = bytes && new TextDecoder().decode(bytes).trim();
  if (!code || NOT_INLINE.test(code)) return { text, source: null };
  const faces = [...text.matchAll(FACE)].map(([, href]) => href).join(' ');
  const [before = '', after = ''] = text.replace(FACE, '').split(link, 2);
  const inline = after.replace('></script>', () => `>${code}</script>`);
  return {
    text: `${before}<script${faces && ` data-faces="${faces}"`}${inline}`,
    source: await sourceOf(code),
  };
}
