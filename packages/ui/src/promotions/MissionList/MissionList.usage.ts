import type { Usage } from '../../private/usage.ts';

/** Usage guide of MissionList. */
export const usage: Usage = {
  summary: 'The missions of a member, or why there are none.',
  when: ['The missions page.'],
  whenNot: ['Promotions and bonuses, which have pictures: a grid of OfferCards.'],
  anatomy: { list: 'The cards.' },
  keyboard: { Tab: 'Goes through the actions of the cards.' },
  words: [
    'While a limit or a break applies, the note says that it was set by the member, and that earned rewards stay.',
    'A failed load is never “no missions”.',
  ],
};
