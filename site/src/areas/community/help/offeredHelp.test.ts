import type { HelpArticle } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { testOperator } from '../../../../server/testOperator.ts';
import { offeredHelp } from './offeredHelp.ts';

const operator = testOperator();
const article = (id: string, topic: HelpArticle['topic'], ...paths: string[]): HelpArticle => ({
  id,
  topic,
  title: id,
  blocks: paths.map((path) => ({ type: 'link', text: path, path })),
});
const centre = {
  topics: [
    { id: 'deposit', name: 'Deposit' },
    { id: 'affiliate', name: 'Affiliate' },
    { id: 'games', name: 'Games' },
  ],
  articles: [
    article('a', 'deposit', '/deposit', '/affiliate/history', '/vip', '/demo', '/bonus'),
    article('b', 'affiliate', '/deposit'),
    article('c', 'games', '/tournament'),
  ],
} as const;

describe('help centre of an operator', () => {
  it('is complete when every feature is on', () => {
    expect(offeredHelp(centre, operator)).toEqual(centre);
  });

  it('does not mention the affiliate programme when it is hidden', () => {
    const shown = offeredHelp(centre, { ...operator, hideaff: true });
    expect(JSON.stringify(shown)).not.toMatch(/affiliate/i);
    expect(shown.articles.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('links to no page that is switched off, and shows no topic without an article', () => {
    const features = {
      ...operator.features,
      promotions: false,
      tournament: false,
      vip: false,
      demo: false,
    };
    const shown = offeredHelp(centre, { ...operator, features });
    expect(shown.topics.map(({ id }) => id)).toEqual(['deposit', 'affiliate']);
    expect(JSON.stringify(shown)).not.toMatch(/\/(vip|demo|bonus|tournament)/);
  });
});
