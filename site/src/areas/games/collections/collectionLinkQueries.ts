import { type PublicQuery, publicQuery } from '../../../member/publicQueries.ts';
import type { Services } from '../../../member/services.ts';
import { collectionsOptions } from './collectionQueries.ts';

/**
 * The collections for the links of a page. The server reads all games for them and stores the answer; a browser does not
 * read thousands of games ahead for a few links.
 */
export function collectionLinkQueries(
  services: Pick<Services, 'api' | 'operator'>,
): readonly PublicQuery[] {
  return typeof document === 'undefined' ? [publicQuery(collectionsOptions(services))] : [];
}
