import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Places of the site as tiles, as many beside each other as fit: a menu for thumbs.',
  when: ['On the menu page of a phone, for games and for what lies beside them.'],
  whenNot: ['For settings and actions: take MenuRows.', 'Beside a page: take Sidebar.'],
  anatomy: { count: 'How many things wait there.' },
  keyboard: { Tab: 'Goes through the tiles.', Enter: 'Opens the page of a tile.' },
  words: ['One or two words a tile, as the page calls itself: “เล่นล่าสุด” (Recently played).'],
};
