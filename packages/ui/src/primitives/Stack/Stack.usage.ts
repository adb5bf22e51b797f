import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Things one below the other, at one distance from the space scale.',
  when: [
    'For the rhythm of a form, a card or a page: one Stack a rhythm, a Stack within a Stack where it changes.',
    'As a list (`as="ul"`) of rows that are not a table.',
  ],
  whenNot: [
    'Side by side: use Inline.',
    'For cards in columns: use the grid of the panel, which knows its widths.',
    'To set a distance around something: components have no outer margins.',
  ],
  anatomy: {},
  keyboard: {},
  words: [],
};
