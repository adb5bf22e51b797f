import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Places of the site as a responsive grid of tiles: a menu for thumbs.',
  when: ['On the menu page of a phone, for games and related pages.'],
  whenNot: ['For settings and actions: MenuRows.', 'Next to a page: Sidebar.'],
  anatomy: { count: 'Number of pending items there.' },
  keyboard: { Tab: 'Goes through the tiles.', Enter: 'Opens the page of a tile.' },
  words: ['One or two words per tile, the name of the page: “เล่นล่าสุด” (Recently played).'],
};
