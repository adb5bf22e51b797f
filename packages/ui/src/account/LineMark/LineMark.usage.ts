import type { Usage } from '../../private/usage.ts';

/** How LineMark is meant to be used. */
export const usage: Usage = {
  summary: 'The logo of the messenger LINE, small, next to its name.',
  when: ['On a button or in a row to log in with LINE, connect it or change it.'],
  whenNot: [
    'Without text next to it: screen readers skip it.',
    'For chat in general: the icon chatBubble, in the text colour.',
  ],
  anatomy: {},
  keyboard: {},
  words: ['Write the name as LINE in both languages: “เชื่อมต่อ LINE” (Connect LINE).'],
};
