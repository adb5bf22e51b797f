/** Parts of the results that are not needed to show the games. They load beside them, see `SearchResults`. */
export { orderGames, sortsFor } from '@brand/domain';
export { sortCaption } from '@brand/ui';
export { withCaption } from '../useSortedActions.ts';
export { NothingFound } from './NothingFound.tsx';
export { ResultOrder } from './ResultOrder.tsx';
