import type { Usage } from '../../private/usage.ts';

/** How MarkedText is meant to be used. */
export const usage: Usage = {
  summary: 'Highlights the search matches in a text.',
  when: ['Titles and texts of search results.'],
  whenNot: ['For other emphasis: Text with weight `strong`.'],
  anatomy: { mark: 'A matched part; a letter keeps its combining marks.' },
  keyboard: {},
  words: ['It does not change the text.'],
};
