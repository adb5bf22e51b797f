import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'An offer that this player can use now, as a card of a HighlightStrip.',
  when: [
    'On the start page: for a visitor the offer for new members, for a member a deposit bonus.',
  ],
  whenNot: [
    'For an offer that this player cannot have now.',
    'For a player who has set a deposit limit, or takes a break.',
    'In the list of offers: OfferCard.',
  ],
  anatomy: {
    benefit: 'The bonus in figures.',
    facts: 'Minimum deposit, maximum bonus and turnover, in one line.',
  },
  keyboard: {},
  words: ['The turnover is never left out, and the terms are never cut.'],
};
