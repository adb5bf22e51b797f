import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'A row of cards with horizontal scrolling. The last visible card is cut, to show that the row continues.',
  when: ['A selection of many items of one kind, with a link to all: recent, favourites, hot.'],
  whenNot: ['All items: use GameGrid.', 'Banners: use Carousel.', 'Chips: use CategoryChips.'],
  anatomy: {
    arrows: 'For a mouse, which cannot swipe.',
    more: 'The link to all.',
    row: 'The cards, a list.',
  },
  keyboard: { Tab: 'from card to card; the row scrolls' },
  words: [
    'The title names the selection, the link the whole list: “ยอดนิยม” (Popular), “ดูทั้งหมด” (See all).',
  ],
};
