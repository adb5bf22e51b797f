import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A message about the part of the page that contains it.',
  when: [
    'What the user must know before filling in the form below.',
    'A failed action, next to its cause; `danger` is announced immediately.',
  ],
  whenNot: [
    'A message about no part of the page: use a toast.',
    'One field is wrong: the field shows the error.',
    'Advertising: use a promotion.',
  ],
  anatomy: {},
  keyboard: { Tab: 'to its action, if there is one' },
  words: [
    'First the situation, then what to do: “โอนจากบัญชีที่ลงทะเบียนไว้เท่านั้น” (Transfer only from your registered account).',
    'A title only if the text has two sentences or more.',
  ],
};
