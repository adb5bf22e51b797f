import {
  type HelpArticle,
  type HelpFigures,
  fillHelpArticle,
  searchHelp,
  type ShippedLocale,
} from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';
import { englishQueries, nonsense, thaiQueries } from './helpQueries.ts';

const FIGURES: HelpFigures = {
  depositMin: '100',
  depositMax: '45,000',
  withdrawMin: '300',
  withdrawMax: '200,000',
  payoutMinutes: '3',
  cooldownMinutes: '9',
  affiliateMin: '500',
};

const pageIn = (lang: ShippedLocale): readonly HelpArticle[] =>
  articles.map((article) =>
    fillHelpArticle({ id: article.id, topic: article.topic, ...article[lang] }, FIGURES),
  );
const pages = { th: pageIn('th'), en: pageIn('en') };
const all = [...thaiQueries, ...englishQueries];

it('the benchmark has more than sixty questions in each language, about every article', () => {
  expect(thaiQueries.length).toBeGreaterThan(60);
  expect(englishQueries.length).toBeGreaterThan(60);
  expect(new Set(all.map(({ typed }) => typed)).size).toBe(all.length);
  const ids = articles.map(({ id }) => id);
  expect([...new Set(all.flatMap(({ first }) => first))].sort()).toEqual(ids.sort());
});

describe.each(['th', 'en'] as const)('the help in %s', (lang) => {
  const answers = (typed: string) =>
    searchHelp(pages[lang], typed).map(({ article }) => article.id);

  it.each(all)('answers “$typed” with $first first: $why', ({ typed, first }) => {
    expect(first).toContain(answers(typed)[0]);
  });

  it.each(nonsense)('finds nothing for “%s”', (typed) => {
    expect(answers(typed)).toEqual([]);
  });
});
