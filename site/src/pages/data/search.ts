import { searchTerm } from '@brand/domain';
import { collectionLinkQueries } from '../../areas/games/collections/collectionLinkQueries.ts';
import { SEARCH_PARAMS, searchViewOf } from '../../areas/games/search/publicSearchParts.ts';
import { searchPartOptions } from '../../areas/games/search/searchPart.ts';
import type { DescribePage, PublicQueries } from '../../member/publicQueries.ts';

/** Covers that a phone shows in its first row. */
const FIRST_COVERS = 2;

export { publicSearchParts as parts } from '../../areas/games/search/publicSearchParts.ts';
export const searchParams = SEARCH_PARAMS;

/** The start of a search has links. */
export const queries: PublicQueries = ({ services, params }) =>
  params['id'] === undefined ? collectionLinkQueries(services) : [];

export const describe: DescribePage = ({ params, search, locale, known }) => {
  const term = searchTerm(params['id'] ?? '');
  const part = term && known(searchPartOptions(term, searchViewOf(search), locale));
  const games = part ? part.games.slice(0, FIRST_COVERS) : [];
  return { images: games.flatMap(({ image }) => (image ? [{ href: image }] : [])) };
};
