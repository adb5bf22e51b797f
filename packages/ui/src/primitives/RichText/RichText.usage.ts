import type { Usage } from '../../private/usage.ts';

/** Usage guide of RichText. */
export const usage: Usage = {
  summary: 'HTML that an operator wrote, shown without trusting it.',
  when: [
    'For the content of a notice, an announcement, a promotion: text that somebody wrote in an editor.',
    'Its headings go on with the outline of the page: say at which level the first one stands.',
  ],
  whenNot: [
    'For words of the product: those are sentences of the catalogue.',
    'For a page that needs its own scripts or forms: a frame of another origin.',
    'In what the first screen loads: it brings the sanitiser, about 11 kB gzipped.',
  ],
  anatomy: {
    link: 'Leads to a path of this site or an http(s) address, in a tab of its own.',
    'new-tab': 'The sign of it, with words for a screen reader.',
    image: 'From the allowed hosts only; its room is there before it comes.',
    table: 'Scrolls inside where it is wider than the text.',
  },
  keyboard: { Tab: 'To each link, and to a table that scrolls.' },
  words: [
    'What comes through: paragraphs, headings, lists, tables, quotes, pictures, links, and how words are set.',
    'Colours become the nearest tone of the theme, so that they are legible on every ground; backgrounds, sizes in pixels and places are left out.',
    'Where a browser cannot sanitise, or a page forbids the Trusted Types policy `rich-text`, only the words are shown.',
  ],
};
