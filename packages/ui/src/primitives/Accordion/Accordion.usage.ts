import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Titles that open what is below them, several or one at a time.',
  when: [
    'Questions and answers, terms of a promotion, groups of a footer on a phone.',
    'With `single` where answers exclude each other; else let readers keep open what they compare.',
  ],
  whenNot: [
    'What everyone must read: show it.',
    'Two to five views of one thing: take Tabs.',
    'Around a form: a closed answer hides its errors.',
  ],
  anatomy: {
    item: 'One `details` element with the id that was given.',
    summary: 'What is pressed: the whole line.',
    title: 'The heading in it.',
    note: 'A quiet line below the title, such as the sentence in which a search found something.',
    chevron: 'Turns when open.',
    panel: 'What opens.',
  },
  keyboard: {
    Tab: 'to the next title',
    'Enter, Space': 'opens or closes',
  },
  words: [
    'A title asks as a member would: “ถอนเงินใช้เวลานานเท่าไร” (How long does a withdrawal take).',
    'No “click to read more”: the arrow says it.',
  ],
};
