import type { Usage } from '../../private/usage.ts';

/** How LinkFunnel is meant to be used. */
export const usage: Usage = {
  summary:
    'Visits, sign-ups and first deposits of each affiliate link, with the share that takes each step.',
  when: ['On the affiliate page, if the API counts links by name.'],
  whenNot: ['For income: IncomePanel and BarChart.', 'For one link without a name: FactList.'],
  anatomy: {
    period: 'Selects a period.',
    step: 'A step of one link: number, share and bar.',
    percent: 'Share of the previous step. Not shown if nothing came before.',
    bar: 'As long as the share.',
  },
  keyboard: { 'Enter, Space': 'Selects the period in focus.' },
  words: ['A link without a name: “ลิงก์ไม่มีชื่อ” (Unnamed link).'],
};
