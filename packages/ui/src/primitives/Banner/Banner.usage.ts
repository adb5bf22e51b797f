import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'News that belongs to the place it stands in.',
  when: [
    'What has to be known before the form below is filled in.',
    'A failed action, beside what failed; `danger` is announced at once.',
  ],
  whenNot: [
    'What belongs to no place: a toast.',
    'One field is wrong: the field says so.',
    'Advertising: that is a promotion.',
  ],
  anatomy: {},
  keyboard: { Tab: 'to its action, if there is one' },
  words: [
    'What is so, then what to do: “โอนจากบัญชีที่ลงทะเบียนไว้เท่านั้น” (Transfer only from your registered account).',
    'A title only where the text has two sentences or more.',
  ],
};
