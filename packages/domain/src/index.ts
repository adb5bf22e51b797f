/** The rules of the member site, by area. */
export * from './account/index.ts';
export * from './affiliate/index.ts';
export * from './cashier/index.ts';
export * from './community/index.ts';
export * from './errors/index.ts';
export * from './games/index.ts';
export * from './money/index.ts';
export * from './notices/index.ts';
export * from './promotions/index.ts';
export * from './protection/index.ts';
export * from './text/index.ts';
export * from './time/index.ts';
