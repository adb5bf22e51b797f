import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyInfo } from '../storyGameDetail.ts';
import { GameFigures } from './GameFigures.tsx';
import { hasFigures } from './hasFigures.ts';

afterEach(cleanup);

const NONE = {
  ...storyInfo,
  rtp: null,
  minBet: null,
  maxBet: null,
  volatility: null,
  paylines: null,
  hitRatio: null,
};

it('shows every figure with its explanation in both languages', () => {
  renderInLanguage(<GameFigures info={storyInfo} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(
      /^RTP96\.52%.*about 96\.52 of every 100 baht.*not the amount you will get/,
    ),
    expect.stringMatching(/^VolatilityHigh.*Pays less often/),
    expect.stringMatching(/^Hit ratio24\.3%.*24 in 100 rounds.*less than the bet/),
    expect.stringMatching(/^Minimum bet1 baht/),
    expect.stringMatching(/^Maximum bet5,000 baht/),
    expect.stringMatching(/^Paylines243/),
  ]);
  cleanup();
  renderInLanguage(<GameFigures info={storyInfo} />, 'th');
  expect(screen.getByText('เดิมพันสูงสุด')).toBeDefined();
});

it('leaves out unknown figures, and paylines for game types without them', () => {
  renderInLanguage(<GameFigures info={{ ...NONE, rtp: 96, paylines: 0 }} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(document.body.textContent).not.toContain('Paylines');
});

it('has no figures if nothing is known', () => {
  expect([null, NONE, { ...NONE, paylines: 0 }].some(hasFigures)).toBe(false);
  expect(hasFigures({ ...NONE, hitRatio: 20 })).toBe(true);
});
