import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Slides that the user moves, by touch, arrows, dots or keys.',
  when: ['Two to eight banners of equal importance at the top of a page.'],
  whenNot: [
    'What must be read: few users see the second slide.',
    'Cards of one kind: use Rail.',
    'Pictures of one thing in steps: use a list.',
  ],
  anatomy: { slide: 'A slide; `data-state` is `current` on the visible one.' },
  keyboard: {
    Tab: 'to the slides, the dots, the arrows',
    '← →': 'the previous slide, the next slide',
  },
  words: [
    '`label` names the slides: “ข่าวและโปรโมชั่น” (News and promotions).',
    'It never moves automatically.',
  ],
};
