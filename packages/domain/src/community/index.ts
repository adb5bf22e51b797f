/** Tournaments, VIP and help. */
export * from './article.ts';
export * from './help.ts';
export * from './helpSearch.ts';
export * from './maskedPlayer.ts';
export * from './tournament.ts';
export * from './vip.ts';
