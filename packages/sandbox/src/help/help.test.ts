import { HELP_PLACEHOLDERS, HELP_TOPICS, type ShippedLocale } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/testSandbox.ts';
import type { ArticleText } from './article.ts';
import { articles } from './articles.ts';

const PATH = '/api/v3/member/help/articles';
/** Pages of the site to which an article may link (section 2). */
const PAGES =
  /^\/(deposit|withdraw|history|profile|register|forgot|resetPassword|demo|bonus|promotion|tournament|vip|help|limits|affiliate(\/history|\/reportDaily)?)(\?tab=[a-z-]+)?$/;

function texts({ title, blocks }: ArticleText): string[] {
  return [title, ...blocks.flatMap((block) => ('items' in block ? block.items : [block.text]))];
}

/** Number of words; Thai has no spaces between words, so it is segmented. */
function countWords(article: ArticleText, lang: ShippedLocale): number {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const all = texts(article).join(' ');
  return [...segmenter.segment(all)].filter(({ isWordLike }) => isWordLike).length;
}

const both = articles.flatMap((article) => [
  { id: `${article.id} (th)`, lang: 'th' as const, text: article.th },
  { id: `${article.id} (en)`, lang: 'en' as const, text: article.en },
]);

describe('the articles', () => {
  it('are at least twenty with unique ids, and every topic has articles', () => {
    expect(articles.length).toBeGreaterThanOrEqual(20);
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    const order = articles.map(({ topic }) => HELP_TOPICS.indexOf(topic));
    expect(order).toEqual(order.toSorted((left, right) => left - right));
    expect(new Set(order).size).toBe(HELP_TOPICS.length);
  });

  it.each(both)('$id has 60 to 200 words', ({ lang, text }) => {
    const words = countWords(text, lang);
    expect(words).toBeGreaterThanOrEqual(60);
    expect(words).toBeLessThanOrEqual(200);
  });

  it.each(both)('$id follows the style rules', ({ lang, text }) => {
    for (const each of texts(text)) {
      expect(each).toBe(each.trim());
      expect(each).not.toMatch(/ {2}|ครับ|ค่ะ|เเ/);
      expect(each).not.toContain('!');
      for (const [, name] of each.matchAll(/\{(\w+)\}/g)) expect(HELP_PLACEHOLDERS).toContain(name);
      if (lang === 'en') expect(each).not.toMatch(/\p{Script=Thai}/u);
    }
    for (const block of text.blocks) {
      if (block.type === 'link') expect(block.path).toMatch(PAGES);
      if ('items' in block) expect(block.items.length).toBeGreaterThan(1);
    }
  });

  it.each(articles)('$id has the same blocks and placeholders in both languages', ({ th, en }) => {
    const shape = ({ blocks }: ArticleText) =>
      blocks.map((block) => [
        block.type,
        'items' in block ? block.items.length : 'path' in block ? block.path : '',
      ]);
    const figures = (text: ArticleText) =>
      texts(text)
        .join()
        .match(/\{\w+\}/g)
        ?.sort() ?? [];
    expect(shape(en)).toEqual(shape(th));
    expect(figures(en)).toEqual(figures(th));
  });

  it('contain no figure that the operator or a channel decides', () => {
    const written = both.flatMap(({ text }) => texts(text)).join('\n');
    expect(written).not.toMatch(/\b(250|300|45,?000|999,?999) (บาท|baht)/);
    expect(written).not.toMatch(/\b(9|3 ถึง 4|3 to 4|1 ถึง 3|1 to 3) (นาที|minutes)/);
  });
});

describe('the help centre', () => {
  it('is open to visitors, in Thai by default', async () => {
    const { call } = testSandbox();
    const { body } = await call('GET', PATH);
    const { topics, articles: shown } = body.result as unknown as {
      topics: { id: string; name: string }[];
      articles: { id: string; title: string }[];
    };
    expect(topics.map(({ id }) => id)).toEqual(HELP_TOPICS);
    expect(shown).toHaveLength(articles.length);
    expect(shown[0]?.title).toMatch(/\p{Script=Thai}/u);
  });

  it('returns one topic in English, and refuses unknown topics', async () => {
    const { call } = testSandbox();
    const { body } = await call('GET', `${PATH}?topic=affiliate&lang=en`);
    const shown = (body.result as unknown as { articles: { topic: string; title: string }[] })
      .articles;
    expect(shown.map(({ topic }) => topic)).toEqual(['affiliate', 'affiliate', 'affiliate']);
    expect(shown[0]?.title).toBe('How do I earn by referring friends?');
    const wrong = await call('GET', `${PATH}?topic=other`);
    expect([wrong.status, wrong.body.field]).toEqual([400, 'topic']);
    expect((await call('GET', `${PATH}?lang=my`)).body.field).toBe('lang');
  });
});
