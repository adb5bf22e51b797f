import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'How something went, as a line without axes.',
  when: [
    'Beside a figure: income this month, a game’s return by day.',
    'In a cell of a DataTable.',
  ],
  whenNot: [
    'Where single values are read: use BarChart, or the table itself.',
    'Alone, without the figure that it led to.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    'The summary says where it began, where it ended and when: “รายได้ 7 วันล่าสุด เพิ่มจาก 300 เป็น 1,250 บาท” (Income over 7 days, up from 300 to 1,250 baht).',
  ],
};
