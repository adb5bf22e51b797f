import type { Brand } from '../brands/brand.ts';
import type { BuiltSite } from '../build/builtSite.ts';
import type { PublicDatum, ServerEntry } from '../siteCode.ts';
import { DocumentCache } from '../documents/documentCache.ts';
import { newPages } from './newPages.ts';
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
/** For this time a page is not looked up again: the keys of its answers cost a sixth of a request. */
const REUSE_MS = 1_000;
/** The same for a page whose answers have not all arrived. */
const REUSE_INCOMPLETE_MS = 100;
/** Pages whose content is reused. */
const MOST_PAGES = 500;
/** A page is rendered again after this time even if its data is the same: offers begin and end. */
const RENDER_MS = 60_000;

/** @throws Error if the folder has no such file */
async function textOf({ files }: Brand, name: string): Promise<string> {
  const bytes = await files.read(name);
  if (!bytes) throw new Error(`"${name}" is not in the operator's folder.`);
  return new TextDecoder().decode(bytes);
}

/** Reads public data from the API of each brand and stores it, for each state of the brand. */
export function publicContents(now: () => number = Date.now): ReadContent {
  const sources = new WeakMap<Brand, ReturnType<typeof createSource>>();
  const createSource = () => ({
    read: publicReader(memoryStore(MOST_ANSWERS), undefined, now),
    mayAdd: newPages(now),
    pages: new DocumentCache<{ last?: { of: BuiltSite; content: PublicContent; until: number } }>(
      MOST_PAGES,
    ),
  });

  function sourceOf(brand: Brand) {
    const known = sources.get(brand);
    if (known) return known;
    const made = createSource();
    sources.set(brand, made);
    return made;
  }

  return async (site, brand, page) => {
    const { read, pages, mayAdd } = sourceOf(brand);
    const key = `${page.isMember} ${page.path}${page.search ?? ''}`;
    const { operator } = brand;
    const isMadeUp = site.serverEntry.isMadeUp({ ...page, operator });
    if (isMadeUp && !pages.has(key) && !mayAdd()) return NO_CONTENT;
    const entry = pages.getOrMake(key, () => ({}));
    const { last } = entry;
    const left = last?.of === site ? last.until - now() : 0;
    // More is left than there was if the clock of the machine was set back.
    if (last && left > 0 && left <= REUSE_MS) return last.content;

    let isComplete = true;
    const revisions: string[] = [];
    const data = await site.serverEntry.readPublicData(
      { ...page, operator, operatorFile: async (name) => textOf(brand, name) },
      async (name, load) => {
        const answer = await read(name, load);
        if (answer) revisions.push(answer.revision);
        else isComplete = false;
        return answer;
      },
    );
    const revision = [Math.floor(now() / RENDER_MS), ...revisions].join(' ');
    const content = data.length > 0 ? { data, revision } : NO_CONTENT;
    const reuseMs = isComplete ? REUSE_MS : REUSE_INCOMPLETE_MS;
    entry.last = { of: site, content, until: now() + reuseMs };
    return content;
  };
}
