import { countCases } from '@brand/domain/testing/countCases';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { harmlessNotices } from './harmless.fixtures.ts';
import { hostilePayloads } from './hostile.fixtures.ts';
import { everyElement } from './RichText.fixtures.ts';
import { RichText, type RichTextProps } from './RichText.tsx';

const HOSTS = ['https://cdn.example/brand', 'https://pictures.example'];

const draw = (unsafeHtml: string, props: Partial<RichTextProps> = {}, locale?: 'th' | 'en') =>
  renderInLanguage(<RichText unsafeHtml={unsafeHtml} imageHosts={HOSTS} {...props} />, locale)
    .container.firstElementChild!;

/** The text, without our additions to links. */
function wordsOf(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('[data-part=new-tab]')) mark.remove();
  return copy.textContent;
}

/** Elements and attributes that only the component itself can create. */
const ALLOWED =
  /^(?:class|data-[\w-]+|href|target|rel|src|alt|width|height|loading|decoding|referrerpolicy|colspan|rowspan|start|role|tabindex|aria-label|aria-hidden|style|viewBox|focusable|fill|stroke[\w-]*|d|xmlns)$/;

afterEach(cleanup);

describe('RichText', () => {
  let complaints: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    complaints = vi.spyOn(console, 'error').mockImplementation((words) => {
      throw new Error(String(words));
    });
  });
  afterEach(() => complaints.mockRestore());

  it('keeps the elements of text', () => {
    const root = draw(everyElement);
    for (const name of ['p', 'b', 'ul', 'ol', 'li', 'dl', 'blockquote', 'hr', 'mark', 'figure'])
      expect(root.querySelector(name), name).not.toBeNull();
  });

  it('continues the heading outline of the page, without skipping a level', () => {
    const root = draw('<h3>a</h3><h6>b</h6><h1>c</h1><h2>d</h2><h2>e</h2>', { headingLevel: 2 });
    expect([...root.children].map((heading) => heading.localName)).toEqual([
      'h2',
      'h3',
      'h2',
      'h3',
      'h3',
    ]);
  });

  it.each([
    ['th', 'เปิดในแท็บใหม่'],
    ['en', 'Opens in a new tab'],
  ] as const)('opens links in a new tab without opener, and says so: %s', (locale, words) => {
    draw('<a href="https://web.example/a?b=1" target="_self" rel="opener">x</a>', {}, locale);
    const link = screen.getByRole('link', { name: new RegExp(words) });
    expect(link.getAttribute('href')).toBe('https://web.example/a?b=1');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('localises links to paths of this site', () => {
    draw('<a href="/deposit">x</a>', { siteHref: (path) => `/en${path}` });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/deposit');
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@b.example',
    '//evil.example',
    String.raw`/\evil.example`,
    'https://user@evil.example',
    '#top',
    'next',
    '',
  ])('keeps only the text of a forbidden link: %s', (href) => {
    const root = draw(`<a href="${href}">words</a>`);
    expect(root.querySelector('a')).toBeNull();
    expect(root.textContent).toBe('words');
  });

  it.each([
    ['https://cdn.example/brand/a.png', true],
    ['https://pictures.example/any/a.png', true],
    ['https://cdn.example/a.png', false],
    ['https://cdn.example/brand/../a.png', false],
    ['https://cdn.example/brand2/a.png', false],
    ['https://cdn.example/brand/..%2fapi/a.png', false],
    ['https://cdn.example/brand/%2E%2E%5capi/a.png', false],
    ['https://cdn.example/brand/..%252fapi/a.png', false],
    ['https://pictures.example/..%2fa.png', true],
    ['https://cdn.example.evil.example/brand/a.png', false],
    ['https://cdn.example@evil.example/brand/a.png', false],
    ['https://cdn.example:444/brand/a.png', false],
    ['http://pictures.example/a.png', false],
    ['//pictures.example/a.png', false],
    ['data:image/png;base64,AA', false],
    ['/a.png', false],
  ])('loads pictures only from allowed hosts: %s', (src, allowed) => {
    const root = draw(`<img src="${src}" srcset="https://evil.example/x 2x" alt="words">`);
    expect(root.querySelector('img') !== null).toBe(allowed);
    expect(root.querySelector('[srcset]')).toBeNull();
    if (!allowed) expect(screen.getByRole('img', { name: 'words' })).toBeTruthy();
  });

  it('lazy-loads pictures in a box of their size', () => {
    const root = draw('<img src="https://pictures.example/a.png" width="640" height="320">');
    const image = root.querySelector('img')!;
    expect(image.getAttribute('loading')).toBe('lazy');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '320']);
    expect(root.querySelector<HTMLElement>('[data-part=image]')!.style.aspectRatio).toBe('2 / 1');
  });

  it.each([
    ['<table><tr><td colspan="50">a</td></tr></table>', 'td', 'colspan', '50'],
    ['<table><tr><td colspan="51">a</td></tr></table>', 'td', 'colspan', null],
    ['<table><tr><td rowspan="501">a</td></tr></table>', 'td', 'rowspan', null],
    ['<ol start="9999"><li>a</li></ol>', 'ol', 'start', '9999'],
    ['<ol start="10000"><li>a</li></ol>', 'ol', 'start', null],
  ])('keeps a figure up to its limit: %s', (html, tag, name, kept) => {
    expect(draw(html).querySelector(tag)!.getAttribute(name)).toBe(kept);
  });

  it('replaces a picture that fails with an icon and its text', () => {
    const root = draw('<img src="https://pictures.example/a.png" alt="ของรางวัล">');
    fireEvent.error(root.querySelector('img')!);
    expect(screen.getByRole('img', { name: 'ของรางวัล' }).localName).toBe('span');
  });

  it('maps styles to tones of the theme, and drops all others', () => {
    const root = draw(
      '<p style="color:#c00;font-weight:700;text-align:center;position:fixed;background:url(//evil.example)">x</p>',
    );
    const { dataset, attributes } = root.querySelector('p')!;
    expect(Object.fromEntries(Object.entries(dataset))).toEqual({
      tone: 'danger',
      weight: 'bold',
      align: 'center',
    });
    expect([...attributes].some(({ name }) => name === 'style')).toBe(false);
  });

  it('makes a table scroll in a box that is reachable by keyboard', () => {
    const root = draw('<table><tr><td>123-4-56789-0</td><td colspan="2">x</td></tr></table>');
    const box = root.querySelector('[data-part=table]')!;
    expect(box.getAttribute('tabindex')).toBe('0');
    expect(box.querySelector('table td[colspan="2"]')?.textContent).toBe('x');
  });

  it('removes scripts and styles completely, and keeps the text after them', () => {
    const root = draw(
      '<style>p{color:red}</style><p>a</p><script>if (a<b) x("</p>")</script><p>b</p>',
    );
    expect(root.textContent).toBe('ab');
  });

  it('shows only plain text when a page forbids its policy', async () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy() {
        throw new TypeError('not allowed');
      },
    });
    vi.resetModules();
    const { RichText: Forbidden } = await import('./RichText.tsx');
    const { container } = renderInLanguage(
      <Forbidden
        unsafeHtml={'<p>a &lt;b&gt; &amp;</p><script>x</script><p>c</p>'}
        imageHosts={[]}
      />,
    );
    vi.unstubAllGlobals();
    expect(container.firstElementChild?.getAttribute('data-state')).toBe('text');
    expect(container.firstElementChild?.children.length).toBe(0);
    expect(container.textContent).toBe('a <b> &\nc');
  });

  it('renders nothing on the server', () => {
    const html = renderToString(
      <IntlProvider locale="en">
        <RichText unsafeHtml="<p>secret</p>" imageHosts={HOSTS} />
      </IntlProvider>,
    );
    expect(html).not.toContain('secret');
  });

  it('keeps text that contains the names that are disarmed', () => {
    const words = 'style="x" on a base, onclick=1 "style" /base <base';
    expect(draw(`<p>${words.replaceAll('<', '&lt;')}</p>`).textContent).toBe(words);
  });

  it('keeps the text of every harmless notice exactly', () => {
    expect(harmlessNotices.length).toBeGreaterThanOrEqual(200);
    for (const { html, text } of harmlessNotices) {
      const root = draw(html);
      expect(wordsOf(root)).toBe(text);
      cleanup();
    }
  }, 60_000);

  it('keeps nothing of a hostile payload except allowed elements and attributes', () => {
    expect(hostilePayloads.length).toBeGreaterThanOrEqual(600);
    for (const { name, html } of hostilePayloads) {
      const root = draw(html);
      const strange = [...root.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter((attribute) => !ALLOWED.test(attribute.name))
          .map((attribute) => `${element.localName} ${attribute.name}`),
      );
      expect(strange, name).toEqual([]);
      expect(root.querySelector(NEVER)?.localName, name).toBeUndefined();
      cleanup();
    }
    countCases(hostilePayloads.length);
  }, 60_000);
});

const NEVER =
  'script, style, link, meta, base, iframe, object, embed, form, input, button, textarea, select, option, template, svg:not([data-component=icon]), math, video, audio, source, details, dialog, slot, portal, marquee, [id], [name], [srcset], [is], [slot], [contenteditable], [autofocus]';
