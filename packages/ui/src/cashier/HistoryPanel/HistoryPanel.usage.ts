import type { Usage } from '../../private/usage.ts';

/** How HistoryPanel is meant to be used. */
export const usage: Usage = {
  summary: 'Deposits and withdrawals by day, newest first, with totals.',
  when: [
    'In the side panel and as a page; one row per transaction, as the server returns it.',
    'On a desktop page with `wide` and `table={HistoryTable}`: filters and totals beside a table that is sorted by its headers.',
    'New transactions appear immediately as in progress, without a reference.',
  ],
  whenNot: ['For bets and game rounds: they belong to the games.', 'For other reports: DataTable.'],
  anatomy: {
    filters:
      'One type of four, one status of two, which a second press clears, the period and the reference.',
    totals: 'Sums of the visible successful rows; pending amounts are separate.',
    export: 'Exports the visible rows as a spreadsheet.',
    table: 'HistoryTable: a row per transaction; a press shows its details in a dialog.',
    row: 'One transaction: kind, time, amount, status. A press expands it.',
    amount: 'Right-aligned, in tabular figures, with its sign.',
    status: 'As a word and a colour, never by colour alone.',
    note: 'The remark of the bank or the admin.',
    problem: 'Why the typed days are not allowed.',
    days: 'First and last day, if the period is typed.',
    details: 'The content of an expanded row.',
    capped: 'States that older rows are not shown here.',
    reference: 'The reference that support asks for, with a copy button.',
  },
  keyboard: {
    Tab: 'Moves to each type, each status, the period, the reference, the export, each row, “load more”.',
    Enter: 'Expands and collapses a row.',
  },
  words: [
    'Write the status as one word: “สำเร็จ” (Successful), “กำลังดำเนินการ” (In progress), “ยกเลิก” (Cancelled).',
    'Use common day names: “วันนี้” (Today), “เมื่อวาน” (Yesterday), then the date in the Buddhist era.',
    'State what a total includes: “รวมจาก 10 รายการที่แสดง” (Total of 10 entries shown). With a period, the total is that of all its rows: “รวมจาก 24 รายการที่พบ” (Total of 24 entries found).',
    'A failed request says that it could not be loaded, never that nothing was found.',
  ],
};
