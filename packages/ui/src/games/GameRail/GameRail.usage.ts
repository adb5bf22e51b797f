import type { Usage } from '../../private/usage.ts';

/** How GameRail is meant to be used. */
export const usage: Usage = {
  summary: 'One row of games with a heading, of which the last shows in part.',
  when: [
    'On the lobby, a row for each thing worth looking at: going on, favourites, hot, new, by provider.',
    '`ranked` for an order that means something, `lg` for pictures worth showing off, `sm` for what fewer look for: rows that all look alike are scrolled past.',
  ],
  whenNot: [
    'For a whole list: GameGrid.',
    'For a list without games: a row that is empty is not drawn.',
  ],
  anatomy: {},
  keyboard: {
    Tab: 'Goes from game to game; the row follows. Then to “see all”.',
    Enter: 'Plays, or opens the whole list.',
  },
  words: [
    'The heading names the games, not the row: “เกมยอดนิยม” (Popular games), not “รายการที่ 1” (List 1).',
  ],
};
