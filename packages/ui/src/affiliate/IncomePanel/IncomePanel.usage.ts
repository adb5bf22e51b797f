import type { Usage } from '../../private/usage.ts';

/** How IncomePanel is meant to be used. */
export const usage: Usage = {
  summary: 'Affiliate income of today, yesterday and this month.',
  when: ['On top of the affiliate page.'],
  whenNot: ['Income day by day: BarChart and DataTable.'],
  anatomy: {
    figure: 'One period with its sum.',
    times: 'When the figures come up to date, last and next, and what they count.',
  },
  keyboard: {},
  words: [
    'It says when the figures come up to date: “อัปเดตทุกวัน เวลา 11:00 น.” (Updated daily at 11:00).',
  ],
};
