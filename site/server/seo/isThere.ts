import type { ServerEntry } from '../siteCode.ts';
import type { Catalogue } from './catalogue.ts';

type PageAddress = NonNullable<ReturnType<typeof ServerEntry.pageAddress>>;
type Check = (catalogue: Catalogue, id: string) => Promise<boolean>;

/** Routes whose `:id` names something, by their names in the site map. */
const BY_PATH: Readonly<Record<string, Check>> = {
  'game-id': async (catalogue, id) => catalogue.hasGame(id),
  'game-id-name': async (catalogue, id) => catalogue.hasGame(id),
  'list-id': async (catalogue, id) => catalogue.hasList(id),
};

/** Routes that show one item where the query has `?id=`, and the list of all otherwise. */
const BY_QUERY: Readonly<Record<string, Check>> = {
  promotion: async (catalogue, id) => catalogue.hasPromotion(id),
  tournament: async (catalogue, id) => catalogue.hasTournament(id),
  'slot-tournament': async (catalogue, id) => catalogue.hasTournament(id),
};

/** Whether the subject of an address exists. If not, the page is still shown, but no search engine may list it. */
export async function isThere(
  catalogue: Catalogue,
  { name, params }: Pick<PageAddress, 'name' | 'params'>,
  url: string,
): Promise<boolean> {
  const byPath = BY_PATH[name];
  if (byPath) return byPath(catalogue, params.id ?? '');
  const byQuery = BY_QUERY[name];
  if (!byQuery || !url.includes('?')) return true;
  const id = new URL(url).searchParams.get('id');
  // An empty id is the list of tournaments, too.
  return id === null || (id === '' && name !== 'promotion') || byQuery(catalogue, id);
}
