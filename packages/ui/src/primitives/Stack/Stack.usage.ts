import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Children in a column with one gap of the space scale.',
  when: [
    'Spacing of a form, a card or a page. Nest a Stack in a Stack for another gap.',
    'As a list (`as="ul"`) of rows that are not a table.',
  ],
  whenNot: [
    'Horizontal layout: use Inline.',
    'Cards in columns: use the grid of the panel, which knows its widths.',
    'To add a margin around something: components have no outer margins.',
  ],
  anatomy: {},
  keyboard: {},
  words: [],
};
