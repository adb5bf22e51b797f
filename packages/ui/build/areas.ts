/** Folders of components, one level deep. A missing folder is ignored. */
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
