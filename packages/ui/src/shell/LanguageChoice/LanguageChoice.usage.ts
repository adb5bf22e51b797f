import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'The languages of the site with the current one marked. Each links to the same page.',
  when: ['At the end of a menu, and in the settings of an account.'],
  whenNot: ['For a choice without address: Chips in a row.'],
  anatomy: { language: 'One language by its own name; by its code where space is narrow.' },
  keyboard: { Tab: 'Goes through the languages.', Enter: 'Shows the page in that language.' },
  words: ['A language is named as its speakers name it: “ภาษาไทย”, “English”. No flags.'],
};
