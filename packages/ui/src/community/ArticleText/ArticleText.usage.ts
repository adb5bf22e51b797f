import type { Usage } from '../../private/usage.ts';

/** How ArticleText is meant to be used. */
export const usage: Usage = {
  summary: 'A long text of the operator: terms of service, privacy, about.',
  when: ['On a page of its own, below the title of the page.'],
  whenNot: [
    'For HTML that arrives at run time, such as a notice: RichText sanitises it.',
    'For help articles: HelpArticleBody fills in the figures.',
  ],
  anatomy: {
    link: 'A link. To another site it opens a new tab, and says so.',
    table: 'A table, which scrolls inside when it is wider than the text.',
  },
  keyboard: { Tab: 'Moves from link to link, and to tables, which scroll with the arrow keys.' },
  words: ['Headings begin at level 2: the title of the page is the first.'],
};
