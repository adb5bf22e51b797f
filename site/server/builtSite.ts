import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '../src/prerender.tsx';
import { HIDDEN_FILES } from './hiddenFiles.ts';
import type { BuildManifest } from './pageFiles.ts';
import type { FirstFaces } from './siteDocument.ts';

/** What a build leaves for the server, hidden beside the files of the site. */
export interface BuiltSite {
  /** The document that every page is made from. */
  readonly html: string;
  readonly faces: FirstFaces;
  readonly manifest: BuildManifest;
  /** Draws first views, by the very code that the browser gets. */
  readonly prerender: typeof Prerender;
}

/**
 * Reads a build, and reads it anew when there is another.
 *
 * @param dist absolute path of the built site
 * @returns gives the newest build; its promise rejects while there is none
 */
export function builtSite(dist: string): () => Promise<BuiltSite> {
  let version: number | undefined;
  let site: Promise<BuiltSite> | undefined;
  return async () => {
    const { mtimeMs } = await stat(join(dist, HIDDEN_FILES.prerender));
    if (!site || mtimeMs !== version) {
      version = mtimeMs;
      site = readBuild(dist, mtimeMs);
      // What could not be read now may be there at the next request.
      site.catch(() => {
        site = undefined;
      });
    }
    return site;
  };
}

async function readBuild(dist: string, version: number): Promise<BuiltSite> {
  const text = async (name: string) => readFile(join(dist, name), 'utf8');
  const json = async (name: string) => JSON.parse(await text(name)) as unknown;
  const code = `${pathToFileURL(join(dist, HIDDEN_FILES.prerender)).href}?${version}`;
  const [html, faces, manifest, prerender] = await Promise.all([
    text(HIDDEN_FILES.document),
    json(HIDDEN_FILES.firstFaces) as Promise<FirstFaces>,
    json(HIDDEN_FILES.manifest) as Promise<BuildManifest>,
    import(code) as Promise<typeof Prerender>,
  ]);
  await prerender.loadAll();
  return { html, faces, manifest, prerender };
}
