import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A trend as a line without axes.',
  when: [
    'Next to a figure: income this month, a game’s return by day.',
    'In a cell of a DataTable.',
  ],
  whenNot: [
    'To read single values: use BarChart, or the table itself.',
    'Alone, without its current figure.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    'The summary names start, end and period: “รายได้ 7 วันล่าสุด เพิ่มจาก 300 เป็น 1,250 บาท” (Income over 7 days, up from 300 to 1,250 baht).',
  ],
};
