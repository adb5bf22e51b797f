import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'How far something is, as a bar or as steps.',
  when: [
    'A turnover on its way to a bonus, points on their way to a level, an upload.',
    'With `steps` where the way has few, countable pieces: the six steps of a USDT deposit.',
  ],
  whenNot: [
    'Waiting whose shape is known: use Skeleton. Waiting within a button: `loading`.',
    'Time that runs out: use CountdownRing.',
    'Without `value` for more than ten seconds: say in words what is being waited for.',
  ],
  anatomy: {
    label: 'What goes on.',
    value: 'How far it is, in words or figures.',
    track: 'The whole; carries `role="progressbar"`.',
    fill: 'What is done.',
    step: 'One piece of `steps`.',
  },
  keyboard: {},
  words: [
    'The label names the aim: “ยอดเทิร์นโอเวอร์” (Turnover).',
    'The value has both figures: “3,200 / 5,000 บาท”, “3 จาก 6” (3 of 6).',
  ],
};
