import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Progress as a bar or as steps.',
  when: [
    'The turnover of a bonus, the points of a level, an upload.',
    'With `steps` for a few countable segments: the six steps of a USDT deposit.',
  ],
  whenNot: [
    'Loading with a known layout: use Skeleton. Pending state of a button: `loading`.',
    'Remaining time: use CountdownRing.',
    'Without `value` for more than ten seconds: say in text what is pending.',
  ],
  anatomy: {
    label: 'The name of the progress.',
    value: 'The progress as text or figures.',
    track: 'The whole bar; has `role="progressbar"`.',
    fill: 'The completed part.',
    step: 'One segment of `steps`.',
  },
  keyboard: {},
  words: [
    'The label names the goal: “ยอดเทิร์น” (Turnover).',
    'The value has both figures: “3,200 / 5,000 บาท”, “3 จาก 6” (3 of 6).',
  ],
};
