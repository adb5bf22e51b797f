import type { Usage } from '../../private/usage.ts';

/** How GameGrid is meant to be used. */
export const usage: Usage = {
  summary: 'All games of a list of any length.',
  when: [
    'For a category, a provider, the favourites or search results: from one game to five thousand.',
  ],
  whenNot: [
    'For a preview of a list in the lobby: GameRail.',
    'For content other than games: the row height is measured with the game card.',
  ],
  anatomy: {
    names: 'The names of all games, only for the search of the browser.',
  },
  keyboard: {
    Tab: 'Moves from game to game; the focused row stays in the DOM at every scroll position.',
    Enter: 'Plays.',
  },
  words: [
    'The empty state says what is missing and what to try: “ไม่พบข้อมูล ลองเลือกหมวดอื่น หรือค้นหาด้วยคำอื่น” (Nothing found. Choose another category, or search for another word.).',
  ],
};
