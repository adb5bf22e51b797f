import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Page navigation of a long list.',
  when: [
    'A report or a list in which members return to a position: members, transactions, ranking.',
    'With `pageHref` if the page is part of the address, so that Back works.',
  ],
  whenNot: [
    'A stream that is read downwards, such as the wallet’s history: use a “load more” Button.',
    'Games: GameGrid shows thousands.',
    'Slides: use Carousel.',
  ],
  anatomy: {
    previous: 'The previous page; keeps the focus on the first page.',
    pages: 'The numbers, if there is space.',
    page: 'One number.',
    summary: 'The page as text, if there is no space for numbers.',
    next: 'The next page.',
    status: 'Announces the page after a change.',
  },
  keyboard: { Tab: 'to the next step', 'Enter, Space': 'goes there' },
  words: ['Short, with both numbers: “หน้า 3 จาก 12” (Page 3 of 12).'],
};
