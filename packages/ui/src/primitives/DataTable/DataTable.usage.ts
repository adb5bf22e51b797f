import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Rows of the same kind under named columns; cards on a phone.',
  when: [
    'Reports with figures that are compared: income by day, members, a ranking with prizes.',
    'Three to seven columns; the first one names the row.',
    'One figure that matters more than the others: its column is `main`, and cards are short.',
    'Thousands of rows as well: only those near the visible part are in the page.',
  ],
  whenNot: [
    'Two columns of names and values: take a `dl`.',
    'The wallet’s history, read by day: that is HistoryPanel.',
    'To lay things out: take Stack and Inline.',
    'Where rows must be found by the browser’s own search: rows far away are not in the page; offer a search field.',
  ],
  anatomy: {
    caption: 'Its name.',
    head: 'The names of the columns; a row of chips above the cards on a phone.',
    sort: 'The button in the head of a column that sorts.',
    block: 'Fifty rows that come and go together.',
    row: 'A row, or a card.',
    cell: 'A value; on a phone the name of its column stands before it.',
    action: 'The link or button of the row, in its first cell; it lies over the whole row.',
    totals: 'The sums.',
    shape: 'Rows that are awaited.',
    message: 'What stands in place of rows.',
  },
  keyboard: {
    Tab: 'through the heads that sort, then row by row through their actions',
    'Enter, Space': 'sorts, or does what the row does',
  },
  words: [
    'One or two words a column, with the unit if it has one: “รายได้ (บาท)” (Income, baht).',
    'The caption says of what and when: “รายได้รายวัน มกราคม 2569” (Income by day, January 2026).',
  ],
};
