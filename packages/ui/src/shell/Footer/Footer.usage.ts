import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'Ends every page: where else there is to go, who may play, that play has its limits, who helps, and where else the operator is.',
  when: ['Once, as the `footer` of AppFrame.'],
  whenNot: ['On a page without the frame: maintenance and the answer of LINE stand alone.'],
  anatomy: {
    group:
      'Links under a heading; on a phone the heading opens them, on wide screens they are open.',
    contact: 'Ways to the admin; the row’s height is there before they are.',
    care: 'The age mark and the sentences beside it.',
    age: 'The age mark, for the eye alone: the sentence says it too.',
    helpline: 'The help line, which a tap calls.',
    social: "The operator's pages elsewhere, each by its name: no mark of others is drawn.",
    name: "The year and the operator's name.",
    year: 'The year; while it is not known, only its space.',
  },
  keyboard: {
    Tab: 'Goes through headings, links, the help line and each page elsewhere.',
    'Enter, Space': 'Opens and closes a group on a phone.',
  },
  words: ['Plain and short: “เล่นอย่างมีสติ กำหนดงบและเวลาของตัวเองไว้เสมอ”.'],
};
