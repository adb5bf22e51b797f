import type { Usage } from '../../private/usage.ts';

/** Usage guide of RichText. */
export const usage: Usage = {
  summary: 'Shows untrusted HTML of an operator safely.',
  when: [
    'For the content of a notice, an announcement, a promotion: text from an editor.',
    'Its headings continue the outline of the page: set the level of the first one.',
  ],
  whenNot: [
    'For texts of the product: use the catalogue.',
    'For a page with its own scripts or forms: use a frame of another origin.',
    'In the initial view: it loads the sanitiser, about 11 kB gzipped.',
  ],
  anatomy: {
    link: 'Links to a path of this site or an http(s) address, in a new tab.',
    'new-tab': 'The new-tab icon, with text for screen readers.',
    image: 'From allowed hosts only; its space is reserved before it loads.',
    table: 'Scrolls inside when it is wider than the text.',
  },
  keyboard: { Tab: 'To each link, and to a table that scrolls.' },
  words: [
    'Allowed: paragraphs, headings, lists, tables, quotes, pictures, links and text styles.',
    'Colours become the nearest tone of the theme, so that they are readable on every surface. Backgrounds, sizes in pixels and positions are removed.',
    'When a browser cannot sanitise, or a page forbids the Trusted Types policy `rich-text`, only plain text is shown.',
  ],
};
