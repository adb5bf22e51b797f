import { describe, expect, it } from 'vitest';
import { type HelpFigures, fillHelpArticle, fillHelpText } from './help.ts';

const figures: HelpFigures = {
  depositMin: '50',
  depositMax: '45,000',
  withdrawMin: '300',
  withdrawMax: '999,999',
  payoutMinutes: '9',
  cooldownMinutes: '10',
  affiliateMin: null,
};

describe('help text', () => {
  it('contains the figures of the reader', () => {
    const text = 'from {depositMin} to {depositMax} baht';
    expect(fillHelpText(text, figures)).toBe('from 50 to 45,000 baht');
    expect(fillHelpText('no figure', figures)).toBe('no figure');
  });

  it.each(['at least {affiliateMin}', 'a {name} of nobody', 'of {toString}', '{constructor}'])(
    'is omitted if a figure is unknown: %s',
    (text) => {
      expect(fillHelpText(text, figures)).toBeNull();
    },
  );

  it('omits only the block or item with an unknown figure', () => {
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
