import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../files/memoryFiles.ts';
import { inlineStyles } from './inlineStyles.ts';

const HTML = `<head>
    <link rel="stylesheet" href="/operator/theme.css">
    <link rel="stylesheet" crossorigin href="/assets/frame-1.css">
  </head>
  <body></body>`;

const inlined = async (theme: string, frame = '.a{color:red}') =>
  inlineStyles(
    HTML,
    { files: memoryFiles(new Map([['assets/frame-1.css', frame]])) },
    { files: memoryFiles(new Map([['theme.css', theme]])) },
  );

describe('inlineStyles', () => {
  it('puts all sheets into one element, in their order, and allows exactly its text', async () => {
    const { text, source } = await inlined(':root{--brand-a:1}');
    const [, css = ''] = /<style>([^]*?)<\/style>/.exec(text) ?? [];
    expect(css).toBe(':root{--brand-a:1}\n.a{color:red}');
    expect(source).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  });

  it('puts the fonts of built sheets into an element of their own', async () => {
    const face = '@font-face{font-family:A;src:url(/assets/a.woff2)format("woff2")}';
    const fallback = '@font-face{font-family:B;src:local(Arial)}';
    const theme = '@font-face{font-family:C;src:url(/operator/c.woff2)}';
    const { text, source } = await inlined(theme, `${face}${fallback}.a{color:red}`);
    const [, css = '', faces = ''] =
      /<style>([^]*?)<\/style>\s*<style data-faces>([^]*?)<\/style>/.exec(text) ?? [];
    expect([css, faces]).toEqual([`${theme}\n${fallback}.a{color:red}`, face]);
    const hashes = [css, faces].map((one) => createHash('sha256').update(one).digest('base64'));
    expect(source).toBe(hashes.map((hash) => `'sha256-${hash}'`).join(' '));
  });

  it('keeps a disabled link for built sheets, which the loader of chunks looks for', async () => {
    const { text } = await inlined('');
    expect(text.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/frame-1.css" disabled>',
    ]);
  });

  it.each([
    ['ends the element', 'a::before{content:"</style><script>"}'],
    ['has a relative address', 'a{background:url(bg.png)}'],
    ['imports another sheet', '@import "/x.css";'],
  ])('links the sheets of an operator whose CSS %s', async (_, theme) => {
    expect(await inlined(theme)).toEqual({ text: HTML, source: null });
  });

  it('inlines CSS with absolute addresses', async () => {
    const { source } = await inlined('a{src:url(/assets/a.woff2);background:url("/b.png")}');
    expect(source).not.toBeNull();
  });
});
