import type { Usage } from '../../private/usage.ts';

/** How IncomePanel is meant to be used. */
export const usage: Usage = {
  summary: 'Affiliate income of today, yesterday and this month.',
  when: ['At the top of the affiliate page.'],
  whenNot: ['For income by day: BarChart and DataTable.'],
  anatomy: {
    figure: 'One period with its sum.',
    times: 'The times of the last and the next update, and what is counted.',
  },
  keyboard: {},
  words: [
    'State when the figures are updated: “อัปเดตทุกวัน เวลา 11:00 น.” (Updated daily at 11:00).',
  ],
};
