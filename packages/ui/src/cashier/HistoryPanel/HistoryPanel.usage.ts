import type { Usage } from '../../private/usage.ts';

/** How HistoryPanel is meant to be used. */
export const usage: Usage = {
  summary: 'Deposits and withdrawals by day, the newest first.',
  when: ['In the side panel and as a page; a row for each movement, as the server tells it.'],
  whenNot: [
    'For bets and rounds: those are the affairs of the game.',
    'For a table of many columns: DataTable.',
  ],
  anatomy: {
    row: 'One movement: kind, time, amount, status.',
    amount: 'Right-aligned, in tabular figures, with its sign.',
    status: 'In a word and a colour, never by colour alone.',
    note: 'What the bank or the admin has said about it.',
  },
  keyboard: { Tab: 'To “load more”, and to what a row offers.' },
  words: [
    'The state is one word: “สำเร็จ” (Successful), “กำลังดำเนินการ” (In progress), “ยกเลิก” (Cancelled).',
    'Days are said as people say them: “วันนี้” (Today), “เมื่อวาน” (Yesterday), then the date in the Buddhist era.',
  ],
};
