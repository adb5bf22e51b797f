import type { ServerEntry } from '../siteCode.ts';
import type { Catalogue } from './catalogue.ts';

type PageAddress = NonNullable<ReturnType<typeof ServerEntry.pageAddress>>;

/** Routes of one game, by their names in the site map. */
const GAMES: readonly string[] = ['game-id', 'game-id-name'];
const PROMOTIONS = 'promotion';

/** Whether what an address is about exists. A page about nothing is a page, but no search engine should list it. */
export async function isThere(
  catalogue: Catalogue,
  { name, params }: Pick<PageAddress, 'name' | 'params'>,
  url: string,
): Promise<boolean> {
  if (GAMES.includes(name)) return catalogue.hasGame(params.id ?? '');
  if (name !== PROMOTIONS || !url.includes('?')) return true;
  const id = new URL(url).searchParams.get('id');
  return id === null || catalogue.hasPromotion(id);
}
