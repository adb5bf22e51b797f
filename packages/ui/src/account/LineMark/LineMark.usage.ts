import type { Usage } from '../../private/usage.ts';

/** How LineMark is meant to be used. */
export const usage: Usage = {
  summary: 'The messenger LINE, small, beside its name.',
  when: ['On a button or in a row that logs in with LINE, connects it or changes it.'],
  whenNot: [
    'Without words beside it: a screen reader skips it.',
    'For chat in general: the icon chatBubble, in the colour of the text.',
  ],
  anatomy: {},
  keyboard: {},
  words: ['The name is written LINE in both languages: “เชื่อมต่อ LINE” (Connect LINE).'],
};
