import type { Operator } from '@brand/operator';
import { describe, expect, it } from 'vitest';
import { siteDocument } from './siteDocument.ts';
import { testOperator } from '../testOperator.ts';

const HTML = '<html lang="th"><head>\n<!-- operator -->\n</head>';
const faces = {
  'looped-anuphan': { th: ['/assets/a-thai.woff2', '/assets/a.woff2'], en: ['/assets/a.woff2'] },
  'loopless-kanit': { th: ['/assets/k.woff2'], en: ['/assets/k.woff2'] },
};

describe('the document of an operator', () => {
  it('asks for the faces of its own pairing and language alone', () => {
    const html = siteDocument(HTML, testOperator(), 'th', faces);
    expect(html).toContain('href="/assets/a-thai.woff2"');
    expect(html).toContain('href="/assets/a.woff2"');
    expect(html).not.toContain('k.woff2');
    expect(siteDocument(HTML, testOperator(), 'en', faces)).not.toContain('a-thai.woff2');
    expect(siteDocument(HTML, testOperator(), 'th', {})).not.toContain('woff2');
  });

  it('links the styles of a page after those of the frame, which name the order of all', () => {
    const html = siteDocument(
      HTML.replace('</head>', '<link rel="stylesheet" href="/assets/frame.css"></head>'),
      testOperator(),
      'th',
      faces,
      {
        view: {
          head: { found: true, title: '', description: '', breadcrumbs: [] },
          subject: '',
          alternates: [],
          html: null,
          images: [],
          renderedAt: 0,
        },
        path: '/',
        search: '',
        answers: [],
        session: 'visitor',
        files: {
          styles: ['/assets/home.css'],
          scripts: [],
          fetched: [],
          early: '/assets/early.js',
          snapshot: '/assets/snapshot.js',
        },
      },
    );
    expect(html.match(/\/assets\/\w+\.css/g)).toEqual(['/assets/frame.css', '/assets/home.css']);
  });

  it('describes the site in the language of the page', () => {
    expect(siteDocument(HTML, testOperator(), 'th', faces)).toContain('content="เกมออนไลน์"');
    const english = siteDocument(HTML, testOperator(), 'en', faces);
    expect(english).toContain('<html lang="en"');
    expect(english).toContain('<meta property="og:locale" content="en_US">');
  });

  it('is written from right to left where its language is', () => {
    const addedLanguages = { ar: { name: 'العربية', direction: 'rtl' } };
    const operator = testOperator({
      languages: ['th', 'en', 'ar'],
      addedLanguages,
    } as unknown as Partial<Operator>);
    expect(siteDocument(HTML, operator, 'ar', faces)).toContain('<html lang="ar" dir="rtl"');
    expect(siteDocument(HTML, operator, 'th', faces)).not.toContain('dir=');
  });

  it.each([
    ['th', 'เปิดใช้งาน JavaScript'],
    ['en', 'Turn on JavaScript'],
  ] as const)('says in %s what needs scripts', (locale, words) => {
    const [, said] = /<noscript>(.*?)<\/noscript>/.exec(
      siteDocument(`${HTML}<body></body>`, testOperator(), locale, faces),
    )!;
    expect(said).toContain(words);
  });

  it('writes no name as markup', () => {
    const brand = { ...testOperator().brand, name: `"><script>$&'` };
    const html = siteDocument(HTML, testOperator({ brand }), 'th', faces);
    expect(html).not.toContain('<script');
    expect(html).toContain(`<title>&quot;&gt;&lt;script&gt;$&amp;'</title>`);
  });

  it('lists the way to a page for search engines, and no name in it ends the element', () => {
    const name = '</script><script>alert(1)</script><!--';
    const head = {
      found: true,
      title: '',
      description: '',
      breadcrumbs: [
        { name: 'Lotus', path: '/en' },
        { name, path: '/en/list/x' },
      ],
    };
    const page = {
      path: '/en/list/x',
      search: '',
      answers: [],
      session: 'visitor' as const,
      files: { styles: [], scripts: [], fetched: [], early: '', snapshot: '' },
    };
    const html = siteDocument(HTML, testOperator(), 'en', faces, {
      ...page,
      view: { head, subject: '', alternates: [], html: null, images: [], renderedAt: 0 },
    });
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Lotus', item: 'https://lotus.example/en' },
        { position: 2, name, item: 'https://lotus.example/en/list/x' },
      ],
    });
    expect(html.match(/<script/g)).toHaveLength(1);
    const unlisted = { ...head, description: null };
    expect(
      siteDocument(HTML, testOperator(), 'en', faces, {
        ...page,
        view: {
          head: unlisted,
          subject: '',
          alternates: [],
          html: null,
          images: [],
          renderedAt: 0,
        },
      }),
    ).not.toContain('ld+json');
  });

  it('has the address of its subject, which a query names', () => {
    const html = siteDocument(HTML, testOperator(), 'en', faces, {
      path: '/en/promotion',
      search: '?id=a%26b',
      answers: [],
      session: 'visitor',
      files: { styles: [], scripts: [], fetched: [], early: '', snapshot: '' },
      view: {
        head: { found: true, title: 'A', description: 'A', breadcrumbs: [] },
        subject: '?id=a%26b',
        alternates: [['th', '/promotion?id=a%26b']],
        html: null,
        images: [],
        renderedAt: 0,
      },
    });
    expect(html).toContain(
      '<link rel="canonical" href="https://lotus.example/en/promotion?id=a%26b">',
    );
    expect(html).toContain('hreflang="th" href="https://lotus.example/promotion?id=a%26b"');
  });

  it('gives previews of links an image at the host name of the operator, and none without one', () => {
    const html = siteDocument(HTML, testOperator(), 'th', faces);
    for (const tag of [
      '<meta property="og:image" content="https://lotus.example/operator/preview.png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="Lotus">',
      '<meta name="twitter:card" content="summary_large_image">',
    ])
      expect(html).toContain(tag);
    expect(siteDocument(HTML, testOperator({ hostNames: [] }), 'th', faces)).not.toContain(
      'og:image',
    );
  });
});

describe('the document of a build that has read its content', () => {
  const READ_AT = Date.UTC(2026, 0, 15, 2, 30);
  const page = {
    view: {
      head: { found: true, title: '', description: '', breadcrumbs: [] },
      subject: '',
      alternates: [],
      html: '<main>games</main>',
      images: [],
      renderedAt: READ_AT + 5_000,
    },
    path: '/',
    search: '',
    answers: [
      { key: ['b'], data: 'new', at: READ_AT + 5_000 },
      { key: ['a'], data: 'old', at: READ_AT },
    ],
    session: 'visitor',
    files: {
      styles: [],
      scripts: [],
      fetched: [],
      early: '/assets/early.js',
      snapshot: '/assets/snapshot.js',
    },
  } as const;
  const whole = `${HTML}<body>\n<div id="root"></div></body></html>`;
  const of = (more: object, locale: 'th' | 'en' = 'en') =>
    siteDocument(whole, testOperator(), locale, faces, { ...page, ...more });

  it('has the age of its oldest content, and waits for the script that looks at it', () => {
    const html = of({ isSnapshot: true });
    expect(html).toContain(`<html lang="en" data-unused data-content-at="${READ_AT}">`);
    expect(html).toMatch(
      /<script src="\/assets\/snapshot\.js"><\/script>\s*<script async src="\/assets\/early\.js"/,
    );
    expect(html).toContain('"isSnapshot":true');
    expect(html).toMatch(/<noscript>.*<p>Content as of 15 January 2026 at 09:30<\/p><\/noscript>/);
    expect(of({ isSnapshot: true }, 'th')).toMatch(/ข้อมูล ณ วันที่ 15 มกราคม 2569 เวลา 09:30/);
  });

  it('has one script, which loads the others after the first paint', () => {
    const main = '<script type="module" crossorigin src="/assets/index-1.js"></script>\n';
    const built = whole.replace('</head>', `  ${main}</head>`);
    const files = { ...page.files, scripts: ['/assets/a.js', '/assets/b.js'] };
    const html = siteDocument(built, testOperator(), 'en', faces, { ...page, files });
    expect(html.match(/<script(?! type="application)[^>]*>/g)).toEqual([
      '<script async src="/assets/early.js" data-main="/assets/index-1.js" data-chunks="/assets/a.js /assets/b.js">',
    ]);
    expect(html).not.toContain('modulepreload');
    const view = { ...page.view, html: null };
    const frame = siteDocument(built, testOperator(), 'en', faces, { ...page, files, view });
    expect(frame).toContain(main.trim());
    expect(frame.match(/<link rel="modulepreload"/g)).toHaveLength(2);
    expect(frame).not.toMatch(/early\.js|data-unused/);
  });

  it('has none of that when it is rendered for a request, or has no content', () => {
    for (const html of [of({}), of({ isSnapshot: true, answers: [] })]) {
      expect(html).toContain('<script async src="/assets/early.js">');
      expect(html).not.toMatch(/snapshot\.js|data-content-at|as of|"isSnapshot":true/);
    }
  });
});
