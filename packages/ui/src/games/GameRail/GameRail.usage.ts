import type { Usage } from '../../private/usage.ts';

/** How GameRail is meant to be used. */
export const usage: Usage = {
  summary:
    'One row of games with a heading. The last visible card is cut off to indicate scrolling.',
  when: [
    'In the lobby, one row per topic: continue playing, favourites, hot, new, by provider.',
    '`ranked` for a ranking, `lg` for attractive images, `sm` for less popular lists: vary the rows, because identical rows are ignored.',
  ],
  whenNot: ['For a whole list: GameGrid.', 'For an empty list: do not render the row.'],
  anatomy: {},
  keyboard: {
    Tab: 'Moves from game to game; the row scrolls along. Then to “see all”.',
    Enter: 'Plays, or opens the whole list.',
  },
  words: [
    'The heading names the games, not the row: “เกมยอดนิยม” (Popular games), not “รายการที่ 1” (List 1).',
  ],
};
