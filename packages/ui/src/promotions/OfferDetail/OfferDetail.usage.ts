import type { Usage } from '../../private/usage.ts';

/** Usage guide of OfferDetail. */
export const usage: Usage = {
  summary: 'One promotion or event in full: picture, figures, action and text in one box.',
  when: ['The target of a card of the list, at its own address.'],
  whenNot: ['In a list: OfferCard.'],
  anatomy: {
    picture: '750 by 420 on a phone, 1200 by 480 from 768 px on.',
    figures: 'The terms in figures with an example; next to the text on a wide page.',
    action: 'Why it is unavailable, and the action.',
    content: 'The text of the operator.',
  },
  keyboard: { Tab: 'Through the action and the links of the text.' },
  words: ['The figures contain everything that is binding; the text can describe it.'],
};
