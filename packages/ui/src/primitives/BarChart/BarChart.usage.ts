import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'A bar chart from zero. Each value can be read by mouse, touch, keyboard and screen reader.',
  when: [
    'Income by day or month, when the shape matters more than the figures.',
    'Above the DataTable with the same figures.',
  ],
  whenNot: [
    'A trend next to a figure: use Sparkline.',
    'Parts of a whole: use Progress with the figures as text.',
    'More than about 90 bars: aggregate by week or month first.',
    'No values: use EmptyState.',
  ],
  anatomy: {
    summary: 'The result; replaced by the value of the active bar.',
    reading: 'The active bar and its value.',
    plot: 'The drawing.',
    band: 'Behind the active bar.',
    bar: 'One value; `data-state` is positive, negative or zero.',
    slider: 'Takes the focus: an invisible slider over the bars.',
    axis: 'The ticks of the scale.',
    labels: 'The labels below, as many as fit.',
    label: 'One label.',
  },
  keyboard: {
    Tab: 'to the chart: reads the last bar',
    '← →': 'the bar before, the bar after',
    'Home, End': 'the first, the last',
  },
  words: [
    'The summary is a sentence: “รายได้ 14 วันล่าสุดรวม 12,450 บาท” (12,450 baht over the last 14 days).',
    'Full labels for reading, short ones below the bars: “12 มกราคม”, “12 ม.ค.”.',
  ],
};
