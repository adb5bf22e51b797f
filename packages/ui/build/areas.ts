/** Folders of components, one level deep. A folder that is not there yet costs nothing. */
export const AREAS = [
  'primitives',
  'shell',
  'games',
  'cashier',
  'promotions',
  'community',
  'notices',
  'account',
  'affiliate',
] as const;
