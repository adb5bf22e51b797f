import { describe, expect, it } from 'vitest';

import { buildOperator } from '../build/buildOperator.ts';
import { sourceFolder } from '../testing/sourceFolder.ts';

const { path, settings, source, read, problems } = sourceFolder();
const title = { th: 'ข้อกำหนด', en: 'Terms' };
const withPages = (...pages: object[]) => ({ 'operator.json': settings({ pages }) });

describe('the pages of an operator', () => {
  it('are built in both languages, from Markdown or HTML', async () => {
    source({
      ...withPages({ name: 'terms', title }),
      'pages/terms.th.md': 'ไทย',
      'pages/terms.en.html': '<p>English</p>',
    });
    const operator = await buildOperator({ folder: path() });
    const text = (locale: string): unknown =>
      JSON.parse(read(`page-terms.${locale}.json`).toString());
    expect(text('th')).toEqual([{ tag: 'p', children: ['ไทย'] }]);
    expect(text('en')).toEqual([{ tag: 'p', children: ['English'] }]);
    expect(operator.pages).toEqual([
      { name: 'terms', title, places: ['footer'], acceptedAtSignUp: false },
    ]);
  });

  it('are refused without the text of one language, and with what a page cannot show', async () => {
    source({
      ...withPages({ name: 'terms', title }),
      'pages/terms.th.md': '<iframe src="https://evil.example"></iframe>',
    });
    const found = await problems();
    expect(found).toContain('pages/terms.en.md is not in');
    expect(found).toContain('pages/terms.th.md has <iframe>, which a page cannot show.');
  });

  it.each([{ name: '../terms' }, { name: 'Terms' }, { name: 'a/b' }])(
    'are refused as $name',
    async ({ name }) => {
      source(withPages({ name, title }));
      expect(await problems()).toContain('lower-case letters, digits and hyphens');
    },
  );

  it('are refused when two have one name', async () => {
    source({
      ...withPages({ name: 'terms', title }, { name: 'terms', title }),
      'pages/terms.th.md': 'ไทย',
      'pages/terms.en.md': 'English',
    });
    expect(await problems()).toContain('each name once');
  });
});
