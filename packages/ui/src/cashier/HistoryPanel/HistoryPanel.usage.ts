import type { Usage } from '../../private/usage.ts';

/** How HistoryPanel is meant to be used. */
export const usage: Usage = {
  summary: 'Deposits and withdrawals by day, the newest first, with what they come to.',
  when: [
    'In the side panel and as a page; a row for each movement, as the server tells it.',
    'What was just made stands in it at once, as in progress and without a reference.',
  ],
  whenNot: [
    'For bets and rounds: those are the affairs of the game.',
    'For a table of many columns: DataTable.',
  ],
  anatomy: {
    filters: 'One type of four, one status of two; pressed again a status is none.',
    totals: 'Sums of the rows that are shown and have succeeded; what is in progress stands apart.',
    export: 'The rows that are shown, as a table for spreadsheets.',
    row: 'One movement: kind, time, amount, status. A press opens it.',
    amount: 'Right-aligned, in tabular figures, with its sign.',
    status: 'In a word and a colour, never by colour alone.',
    note: 'What the bank or the admin has said about it.',
    details: 'What a pressed row shows below it.',
    capped: 'Says that older rows are not shown here.',
    reference: 'What support asks for, with a button that copies it.',
  },
  keyboard: {
    Tab: 'To the type, each status, the table, each row, “load more”.',
    'Arrow keys': 'Choose the type.',
    Enter: 'Opens and closes a row.',
  },
  words: [
    'The state is one word: “สำเร็จ” (Successful), “กำลังดำเนินการ” (In progress), “ยกเลิก” (Cancelled).',
    'Days are said as people say them: “วันนี้” (Today), “เมื่อวาน” (Yesterday), then the date in the Buddhist era.',
    'Sums say what they are of: “รวมจาก 10 รายการที่แสดง” (Total of 10 entries shown).',
    'A reading that fails is “ไม่พบข้อมูล” (Nothing found) with the reason and a way to try again.',
  ],
};
