import type { Usage } from '../../private/usage.ts';

/** How GameGrid is meant to be used. */
export const usage: Usage = {
  summary: 'All games of a list, as long as it may be.',
  when: [
    'For a kind, a provider, the favourites or the results of a search: from one game to five thousand.',
  ],
  whenNot: [
    'For a taste of a list on the lobby: GameRail.',
    'For things that are no games: the rows are measured by the game card.',
  ],
  anatomy: {
    names: 'The names of the games that are not drawn, for the search of the browser alone.',
  },
  keyboard: {
    Tab: 'Goes from game to game; the row with the focus stays in the page wherever it is scrolled to.',
    Enter: 'Plays.',
  },
  words: [
    'Empty says what is missing and what to try: “ไม่พบข้อมูล ลองเลือกหมวดอื่น หรือค้นหาด้วยคำอื่น” (Nothing found. Choose another category, or search for another word.).',
  ],
};
