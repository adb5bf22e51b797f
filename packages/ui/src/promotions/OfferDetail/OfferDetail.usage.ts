import type { Usage } from '../../private/usage.ts';

/** Usage guide of OfferDetail. */
export const usage: Usage = {
  summary: 'One promotion or event in full: picture, figures, step and text in one box.',
  when: ['Where a card of the list leads, at an address of its own.'],
  whenNot: ['In a list: OfferCard.'],
  anatomy: {
    picture: '750 by 420 on a phone, 1200 by 480 from 768 px on.',
    figures: 'The terms in figures, worked through once; beside the text where there is room.',
    action: 'Why it cannot be had, and the step to take.',
    content: 'The text of the operator.',
  },
  keyboard: { Tab: 'Through the step and the links of the text.' },
  words: ['The figures say all that binds; the text may tell the story.'],
};
