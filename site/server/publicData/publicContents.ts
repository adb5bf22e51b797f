import type { Brand } from '../brands/brand.ts';
import type { BuiltSite } from '../build/builtSite.ts';
import type { PublicDatum, ServerEntry } from '../siteCode.ts';
import { publicReader } from './publicReader.ts';
import { memoryStore } from './publicStore.ts';

/** The public data of a page, and a text that changes with it. */
export interface PublicContent {
  readonly data: readonly PublicDatum[];
  readonly revision: string;
}

/** Reads the public data of a page. */
export type ReadContent = (
  site: BuiltSite,
  brand: Brand,
  page: Pick<Parameters<typeof ServerEntry.readPublicData>[0], 'path' | 'search' | 'isMember'>,
) => Promise<PublicContent>;

export const NO_CONTENT: PublicContent = { data: [], revision: '' };

/** About 2 kB each for games, 100 kB for the first page of a list. */
const MOST_ANSWERS = 2_000;
/** A page is rendered again after this time even if its data is the same: offers begin and end. */
const RENDER_MS = 60_000;

/** Reads public data from the API of each brand and stores it, for each state of the brand. */
export function publicContents(now: () => number = Date.now): ReadContent {
  const readers = new WeakMap<Brand, ReturnType<typeof publicReader>>();

  function readerOf(brand: Brand) {
    const known = readers.get(brand);
    if (known) return known;
    const made = publicReader(memoryStore(MOST_ANSWERS), undefined, now);
    readers.set(brand, made);
    return made;
  }

  return async (site, brand, page) => {
    const read = readerOf(brand);
    const revisions: string[] = [];
    const { operator } = brand;
    const data = await site.serverEntry.readPublicData({ ...page, operator }, async (key, load) => {
      const answer = await read(key, load);
      if (answer) revisions.push(answer.revision);
      return answer;
    });
    if (data.length === 0) return NO_CONTENT;
    return { data, revision: [Math.floor(now() / RENDER_MS), ...revisions].join(' ') };
  };
}
