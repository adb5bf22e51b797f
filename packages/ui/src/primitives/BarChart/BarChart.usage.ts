import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'Values side by side, from zero; each can be read by mouse, finger, keys and screen reader.',
  when: [
    'Income by day or month, where the shape says more than the figures.',
    'Above the DataTable that holds the same figures.',
  ],
  whenNot: [
    'Beside a figure, to show its way: take Sparkline.',
    'Parts of a whole: take Progress with the figures in words.',
    'More than about 90 bars: add up by week or month first.',
    'No values at all: take EmptyState.',
  ],
  anatomy: {
    summary: 'What it comes to; makes room for the value that is read.',
    reading: 'The bar that is read, and its value.',
    plot: 'The drawing.',
    band: 'Behind the bar that is read.',
    bar: 'One value; `data-state` is positive, negative or zero.',
    slider: 'What takes the focus: an unseen slider along the bars.',
    axis: 'The marks of the scale.',
    labels: 'The names below, thinned to those that have room.',
    label: 'One of them.',
  },
  keyboard: {
    Tab: 'to the chart: reads the last bar',
    '← →': 'the bar before, the bar after',
    'Home, End': 'the first, the last',
  },
  words: [
    'The summary is a sentence: “รายได้ 14 วันล่าสุดรวม 12,450 บาท” (12,450 baht over the last 14 days).',
    'Labels in full for reading, short below the bars: “12 มกราคม”, “12 ม.ค.”.',
  ],
};
