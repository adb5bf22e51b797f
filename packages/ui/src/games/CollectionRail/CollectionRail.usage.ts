import type { Usage } from '../../private/usage.ts';

/** How CollectionRail is meant to be used. */
export const usage: Usage = {
  summary: 'Collections of games by feature, figure or theme: each a link to its list.',
  when: ['Once in the lobby, below the first screen.'],
  whenNot: [
    'For the types of games: CategoryChips.',
    'For the games themselves: GameRail.',
    'For a collection of fewer than four games.',
  ],
  anatomy: {
    tile: 'One collection, a link to its list.',
    count: 'The number of its games.',
    covers: 'The covers of its first games, hidden from screen readers.',
  },
  keyboard: {
    Tab: 'Moves from collection to collection; the row scrolls along.',
    Enter: 'Opens its list.',
  },
  words: [
    'The sentence says how the games are chosen: “เกมที่เริ่มเดิมพันได้ไม่เกิน 1 บาท” (Games with a minimum bet of 1 baht or less). No promise.',
  ],
};
