import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'The languages of the site, the one that is shown marked: each leads to this same page.',
  when: ['At the foot of a menu, and among the settings of an account.'],
  whenNot: ['For a choice that is no address: take SegmentedControl.'],
  anatomy: { language: 'One language, named in itself; by its code where the place is narrow.' },
  keyboard: { Tab: 'Goes through the languages.', Enter: 'Shows the page in that language.' },
  words: ['A language is called as its speakers call it: “ภาษาไทย”, “English”. No flags.'],
};
