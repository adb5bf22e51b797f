import type { Usage } from '../../private/usage.ts';

/** How HelpArticleBody is meant to be used. */
export const usage: Usage = {
  summary:
    'The content of a help article: paragraphs, steps, lists, notes and links within the site.',
  when: ['Below its question, in an Accordion or on a separate page.'],
  whenNot: ['For HTML of the operator: it is sanitised and rendered elsewhere.'],
  anatomy: {},
  keyboard: { Tab: 'Moves from link to link.' },
  words: [
    'Figures are filled in before; a sentence without its figure is left out (`fillHelpArticle`).',
  ],
};
