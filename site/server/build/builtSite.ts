import type { FirstFaces } from '../documents/siteDocument.ts';
import type { BuildManifest } from '../documents/pageFiles.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { ServerEntry } from '../siteCode.ts';
import { HIDDEN_FILES } from './hiddenFiles.ts';

/** What a build leaves for the server, hidden next to the files of the site. */
export interface BuiltSite {
  /** Names the build in log, metrics and `updateData`. */
  readonly id: string;
  /** The document that every page is made from. */
  readonly html: string;
  readonly faces: FirstFaces;
  readonly manifest: BuildManifest;
  /** Renders first views, by the very code that the browser gets. */
  readonly serverEntry: typeof ServerEntry;
  readonly files: FileStore;
}

/**
 * Reads a build.
 *
 * @throws Error when a file of it is missing
 */
export async function readBuiltSite(
  files: FileStore,
  serverEntry: typeof ServerEntry,
): Promise<BuiltSite> {
  const text = async (name: string) => {
    const bytes = await files.read(name);
    if (!bytes) throw new Error(`The build has no ${name}.`);
    return new TextDecoder().decode(bytes);
  };
  const [html, faces, manifest] = await Promise.all([
    text(HIDDEN_FILES.document),
    text(HIDDEN_FILES.firstFaces),
    text(HIDDEN_FILES.manifest),
    serverEntry.loadAll(),
  ]);
  return {
    id: buildId(html),
    html,
    faces: JSON.parse(faces) as FirstFaces,
    manifest: JSON.parse(manifest) as BuildManifest,
    serverEntry,
    files,
  };
}

/** The hash of the first script, which changes with everything that it loads. */
function buildId(html: string): string {
  return /\/assets\/(?:frame|index)-([\w-]+)\.js/.exec(html)?.[1] ?? 'unknown';
}
