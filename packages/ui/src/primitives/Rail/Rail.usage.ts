import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'A row of cards that scrolls sideways; the last one in sight is cut, so that it is seen to go on.',
  when: ['A choice out of many of one kind, with a link to all: recent, favourites, hot.'],
  whenNot: [
    'Everything there is: use GameGrid.',
    'Banners: use Carousel.',
    'Chips: use CategoryChips.',
  ],
  anatomy: {
    arrows: 'For a mouse, which cannot swipe.',
    more: 'The link to all.',
    row: 'The cards, a list.',
  },
  keyboard: { Tab: 'from card to card; the row follows' },
  words: [
    'The title names the choice, the link the whole: “ยอดนิยม” (Popular), “ดูทั้งหมด” (See all).',
  ],
};
