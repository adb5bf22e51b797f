/** Catalogues by area. A page has one besides `core` (`routes.ts`). */
export const MESSAGE_AREAS = [
  'core',
  'cashier',
  'account',
  'community',
  'affiliate',
  'games',
  // What is on now: the start page, and a game in a tournament.
  'home',
  'notices',
  'missions',
  // Part of the profile, where an operator has them.
  'passkeys',
  // Descriptions for search engines: no page in the browser loads them.
  'document',
] as const;

/** Messages load with the code that uses them. The first load contains only `core`. */
export type MessageArea = (typeof MESSAGE_AREAS)[number];
