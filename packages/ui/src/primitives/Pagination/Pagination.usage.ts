import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Steps through a long list page by page.',
  when: [
    'A report or a list in which a member comes back to a place: members, transactions, ranking.',
    'With `pageHref` where the page is part of the address, so that Back undoes it.',
  ],
  whenNot: [
    'A stream that is read downwards, such as the wallet’s history: use a “load more” Button.',
    'Games: the grid holds thousands.',
    'Slides: use Carousel.',
  ],
  anatomy: {
    previous: 'One page back; keeps the focus where there is none.',
    pages: 'The numbers, where there is room.',
    page: 'One of them.',
    summary: 'The page in words, where there is none.',
    next: 'One page on.',
    status: 'Says the page to a screen reader after it has changed.',
  },
  keyboard: { Tab: 'to the next step', 'Enter, Space': 'goes there' },
  words: ['Short, with both numbers: “หน้า 3 จาก 12” (Page 3 of 12).'],
};
