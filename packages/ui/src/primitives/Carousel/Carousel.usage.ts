import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Slides that are moved by hand, by thumb, arrows, dots or keys.',
  when: ['Two to eight banners of equal rank at the head of a page.'],
  whenNot: [
    'What must be read: the second slide is seen by few.',
    'Cards of one kind: take Rail.',
    'Pictures of one thing in steps: take a list.',
  ],
  anatomy: {},
  keyboard: {
    Tab: 'to the slides, the dots, the arrows',
    '← →': 'the slide before, the slide after',
  },
  words: [
    '`label` says what the slides are: “ข่าวและโปรโมชั่น” (News and promotions).',
    'It never moves by itself.',
  ],
};
