import { describe, expect, it } from 'vitest';
import { type HelpFigures, fillHelpArticle, fillHelpText } from './help.ts';
import { satang } from './money.ts';
import { type VipProgramme, vipProgress } from './vip.ts';

const figures: HelpFigures = {
  depositMin: '50',
  depositMax: '45,000',
  withdrawMin: '300',
  withdrawMax: '999,999',
  payoutMinutes: '9',
  cooldownMinutes: '10',
  affiliateMin: null,
};

describe('a help text', () => {
  it('holds the figures of its reader', () => {
    const text = 'from {depositMin} to {depositMax} baht';
    expect(fillHelpText(text, figures)).toBe('from 50 to 45,000 baht');
    expect(fillHelpText('no figure', figures)).toBe('no figure');
  });

  it.each(['at least {affiliateMin}', 'a {name} of nobody', 'of {toString}', '{constructor}'])(
    'is left out where a figure is not known: %s',
    (text) => {
      expect(fillHelpText(text, figures)).toBeNull();
    },
  );

  it('loses the block or the item whose figure is not known, and nothing else', () => {
    const article = {
      id: 'a',
      topic: 'affiliate',
      title: 'When?',
      blocks: [
        { type: 'paragraph', text: 'At least {affiliateMin} baht.' },
        { type: 'list', items: ['{withdrawMin} baht', '{affiliateMin} baht'] },
        { type: 'steps', items: ['{affiliateMin}'] },
        { type: 'link', text: 'Go', path: '/affiliate' },
      ],
    } as const;
    expect(fillHelpArticle(article, figures).blocks).toEqual([
      { type: 'list', items: ['300 baht'] },
      { type: 'link', text: 'Go', path: '/affiliate' },
    ]);
  });
});

describe('the way to the next VIP level', () => {
  const level = (at: number, turnover: number, deposits: number) => ({
    level: at,
    name: '',
    color: null,
    turnover: satang(turnover),
    deposits: satang(deposits),
    benefits: [],
  });
  const programme = (left: readonly [number, number] | null): VipProgramme => ({
    periodDays: 30,
    levels: [level(0, 0, 0), level(1, 1000, 100)],
    standing: {
      level: 0,
      granted: false,
      turnover: satang(0),
      deposits: satang(0),
      next: left && { level: 1, turnoverLeft: satang(left[0]), depositsLeft: satang(left[1]) },
    },
  });

  it.each([
    [[1000, 100], 0],
    [[500, 100], 0.25],
    [[0, 100], 0.5],
    [[0, 0], 1],
    [null, 1],
  ] as const)('with %j left is %f', (left, progress) => {
    expect(vipProgress(programme(left))).toBe(progress);
  });

  it('of a visitor is nothing', () => {
    expect(vipProgress({ ...programme(null), standing: null })).toBe(0);
  });
});
