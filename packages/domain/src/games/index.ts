/** Games: lists, filters, search, details and launch. */
export * from './banner.ts';
export * from './game.ts';
export * from './gameAddress.ts';
export * from './gameCollection.ts';
export * from './gameDetail.ts';
export * from './gameFacets.ts';
export * from './gameFilter.ts';
export * from './gameIndex.ts';
export * from './gameOrder.ts';
export * from './gameSearch.ts';
export * from './gameSearchWords.ts';
export * from './gamesInCollection.ts';
export * from './jackpot.ts';
export * from './launchFlow.ts';
export * from './matchRanges.ts';
export * from './searchTerm.ts';
export * from './similarGames.ts';
