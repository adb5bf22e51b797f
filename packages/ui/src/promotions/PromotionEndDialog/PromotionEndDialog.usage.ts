import type { Usage } from '../../private/usage.ts';

/** Usage guide of PromotionEndDialog. */
export const usage: Usage = {
  summary: 'Says once that the deadline of a promotion has passed, and what can still be done.',
  when: ['After PromotionBox has reached zero and the server agrees.'],
  whenNot: [
    'For a promotion that the user has not seen, or whose end was shown in another tab.',
    'Over a game, or while a transfer is pending: it waits.',
  ],
  anatomy: { confirm: 'Closes it.' },
  keyboard: { Escape: 'Closes it.' },
  words: [
    'Title and first sentence are given by the specification; the second says what can still be done.',
  ],
};
