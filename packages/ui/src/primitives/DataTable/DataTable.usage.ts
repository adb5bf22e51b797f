import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Rows of the same kind under named columns; cards on a phone.',
  when: [
    'Reports with figures to compare: income by day, members, a ranking with prizes.',
    'Three to seven columns; the first one names the row.',
    'One main figure: its column is `main`, and cards are short.',
    'Thousands of rows: only those near the viewport are in the DOM.',
  ],
  whenNot: [
    'Two columns of names and values: use FactList.',
    'The wallet’s history, read by day: HistoryPanel.',
    'For layout: use Stack and Inline.',
    'When rows must be found by find-in-page: distant rows are not in the DOM. Offer a search field.',
  ],
  anatomy: {
    caption: 'Its name.',
    head: 'The names of the columns; a row of chips above the cards on a phone.',
    sort: 'The button in the header of a sortable column.',
    block: 'Fifty rows that are mounted and removed together.',
    row: 'A row, or a card.',
    cell: 'A value; on a phone the name of its column is before it.',
    action: 'The link or button of the row, in its first cell; it covers the whole row.',
    totals: 'The totals.',
    shape: 'Skeleton rows while loading.',
    message: 'Shown instead of rows.',
  },
  keyboard: {
    Tab: 'through the sortable headers, then row by row through their actions',
    'Enter, Space': 'sorts, or runs the action of the row',
  },
  words: [
    'One or two words per column, with the unit if it has one: “รายได้ (บาท)” (Income, baht).',
    'The caption names subject and period: “รายได้รายวัน มกราคม 2569” (Income by day, January 2026).',
  ],
};
