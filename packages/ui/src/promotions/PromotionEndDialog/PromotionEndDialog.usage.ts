import type { Usage } from '../../private/usage.ts';

/** Usage guide of PromotionEndDialog. */
export const usage: Usage = {
  summary: 'Says once that the time of a promotion has run out, and what still can be done.',
  when: ['After PromotionBox has shown its last second and the server agrees.'],
  whenNot: [
    'For a promotion that nobody has seen run, or whose end was told in another tab.',
    'Over a game, or while money is being moved: it waits.',
  ],
  anatomy: { confirm: 'Closes it.' },
  keyboard: { Escape: 'Closes it.' },
  words: [
    'Title and first sentence are those of the specification; the second says what still can be done.',
  ],
};
