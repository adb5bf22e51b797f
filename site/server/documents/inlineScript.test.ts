import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../files/memoryFiles.ts';
import { inlineScript } from './inlineScript.ts';

const HTML = `<head>
    <link rel="preload" as="image" href="/operator/logo.svg">
    <link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/assets/a.woff2">
    <link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/assets/b.woff2">
    <script async src="/assets/early.js" data-main="/assets/index.js"></script>
  </head>
  <body><script async src="/assets/other.js"></script></body>`;

const inlined = async (code: string | null, html = HTML) =>
  inlineScript(html, {
    files: memoryFiles(new Map(code === null ? [] : [['assets/early.js', code]])),
    manifest: { holders: {}, files: {}, early: 'assets/early.js', snapshot: 'assets/snapshot.js' },
  });

describe('inlineScript', () => {
  it('puts the first script into the document, and allows exactly its text', async () => {
    const { text, source } = await inlined('start("$&")\n');
    expect(text).toContain(
      '<script data-faces="/assets/a.woff2 /assets/b.woff2" data-main="/assets/index.js">start("$&")</script>',
    );
    expect(text).toContain('<script async src="/assets/other.js"></script>');
    expect(source).toBe(`'sha256-${createHash('sha256').update('start("$&")').digest('base64')}'`);
  });

  it('leaves the fonts to the script, and no other preload', async () => {
    const { text } = await inlined('start()');
    expect(text.match(/<link [^>]*>/g)).toEqual([
      '<link rel="preload" as="image" href="/operator/logo.svg">',
    ]);
  });

  it.each([
    ['would end its element', 'a("</script>")'],
    ['would begin a comment', 'a("<!--")'],
    ['is missing', null],
  ])('links a script that %s', async (_, code) => {
    expect(await inlined(code)).toEqual({ text: HTML, source: null });
  });

  it('changes no document without that script', async () => {
    const frame = '<head><script type="module" src="/assets/index.js"></script></head>';
    expect(await inlined('start()', frame)).toEqual({ text: frame, source: null });
  });
});
