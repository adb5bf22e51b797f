import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'Ends every page: who may play, that play has its limits, who helps, and where else the operator is.',
  when: ['Once, as the `footer` of AppFrame.'],
  whenNot: ['On a page without the frame: maintenance and the answer of LINE stand alone.'],
  anatomy: {
    care: 'The age mark and the sentences beside it.',
    age: 'The age mark, for the eye alone: the sentence says it too.',
    helpline: 'The help line, which a tap calls.',
    social: "The operator's pages elsewhere, each by its name: no mark of others is drawn.",
    name: "The operator's name.",
  },
  keyboard: { Tab: 'Goes to the help line and to each page elsewhere.' },
  words: ['Plain and short: “เล่นอย่างมีสติ กำหนดงบและเวลาของตัวเองไว้เสมอ”.'],
};
