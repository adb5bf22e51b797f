import { collectionLinkQueries } from '../../areas/games/collections/collectionLinkQueries.ts';
import type { PublicQueries } from '../../member/publicQueries.ts';

/** The start of a search has links. Results depend on the history of the browser, and are not rendered by the server. */
export const queries: PublicQueries = ({ services, params }) =>
  params['id'] === undefined ? collectionLinkQueries(services) : [];
