import type { Usage } from '../../private/usage.ts';

/** How MarkedText is meant to be used. */
export const usage: Usage = {
  summary: 'A sentence with the parts marked that it was found by.',
  when: ['Titles and sentences of what a search has found.'],
  whenNot: ['Words that are stressed for another reason: Text with weight `strong`.'],
  anatomy: { mark: 'A part that was searched for; a letter stays with its marks.' },
  keyboard: {},
  words: ['It changes no word of the sentence.'],
};
