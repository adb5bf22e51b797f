import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Ends every page: links, minimum age, responsible gambling, help line and social sites.',
  when: ['Once, as the `footer` of AppFrame.'],
  whenNot: ['On a page without the frame: maintenance and the LINE callback.'],
  anatomy: {
    group:
      'Links under a heading. On a phone the heading expands them; on wide screens they are always visible.',
    contact: 'Contact options; the row’s height is reserved before they load.',
    support: 'E-mail and phone number of the support.',
    legal: 'The operator’s own pages, its company, its licence and seals.',
    pages: 'Links to the operator’s own pages: terms, privacy, about.',
    licence: 'The licence, with a link to where it can be verified.',
    seals:
      'Seals of authorities and test laboratories, each with a link to where it can be verified.',
    care: 'The age badge and its text.',
    age: 'The age badge, hidden from screen readers: the text has the same meaning.',
    helpline: 'The help line; a tap calls it.',
    social: 'The operator’s social pages as text, without logos of other companies.',
    name: "The year and the operator's name.",
    year: 'The year; only its space while it is unknown.',
  },
  keyboard: {
    Tab: 'Goes through headings, links, the help line and the social pages.',
    'Enter, Space': 'Expand and collapse a group on a phone.',
  },
  words: ['Plain and short: “เล่นอย่างมีสติ กำหนดงบและเวลาของตัวเอง”.'],
};
