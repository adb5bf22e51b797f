import type { Usage } from '../../private/usage.ts';

/** How HelpArticleBody is meant to be used. */
export const usage: Usage = {
  summary:
    'What an article of the help centre says: paragraphs, steps, lists, notes and ways into the site.',
  when: ['Below the question that it answers, in an Accordion or on a page of its own.'],
  whenNot: ['HTML of the operator: it is sanitised first and shown elsewhere.'],
  anatomy: {},
  keyboard: { Tab: 'Goes from link to link.' },
  words: [
    'Figures are filled in before; a sentence without its figure is left out (`fillHelpArticle`).',
  ],
};
