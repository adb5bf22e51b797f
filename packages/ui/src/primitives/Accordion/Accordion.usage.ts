import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Titles that expand content below them, several or one at a time.',
  when: [
    'Questions and answers, terms of a promotion, groups of a footer on a phone.',
    'Use `single` if only one answer is needed at a time; otherwise readers can compare open answers.',
  ],
  whenNot: [
    'What everyone must read: show it.',
    'Two to five views of one thing: use Tabs.',
    'Around a form: a closed answer hides its errors.',
  ],
  anatomy: {
    item: 'One `details` element with the id that was given.',
    summary: 'The clickable line.',
    title: 'The heading in it.',
    note: 'A secondary line below the title, such as the sentence in which a search matched.',
    chevron: 'Rotates when open.',
    panel: 'The expandable content.',
  },
  keyboard: {
    Tab: 'to the next title',
    'Enter, Space': 'expands or collapses',
  },
  words: [
    'A title asks as a member would: “ถอนเงินใช้เวลานานเท่าไร” (How long does a withdrawal take).',
    'No “click to read more”: the arrow shows it.',
  ],
};
