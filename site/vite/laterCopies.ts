import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Ends the id of a second copy. */
export const LATER = '?later';

/** Which modules come twice, and for whom. */
export interface LaterCopies {
  /** Modules of many small exports, of which a first load needs few. */
  copied: readonly RegExp[];
  /** Code of the first load: it gets the first copy, everything else the second. */
  first: readonly RegExp[];
}

/**
 * Gives code that comes later its own copy of some modules. A module lies in one file of the build, with all of it that
 * anybody uses; so each icon and each check of a reply that a later page needs would travel with every first visit. A module
 * of the first load that `first` does not name brings the second copy along: the size check says so.
 */
export function laterCopies({ copied, first }: LaterCopies): Plugin {
  const isOneOf = (patterns: readonly RegExp[], id: string) =>
    patterns.some((pattern) => pattern.test(id));
  return {
    name: 'later-copies',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      // Nothing else is looked up twice.
      filter: { id: /^valibot$|\/(?:glyphs|signs)\.ts$|^@brand\/ui\/icons$/ },
      async handler(source, importer, options) {
        if (!importer || (isOneOf(first, importer) && !importer.endsWith(LATER))) return null;
        const found = await this.resolve(source, importer.replace(LATER, ''), options);
        return found && isOneOf(copied, found.id) ? found.id + LATER : found;
      },
    },
    load: {
      filter: { id: /\?later$/ },
      async handler(id) {
        return {
          code: await readFile(id.slice(0, -LATER.length), 'utf8'),
          moduleType: id.includes('.ts') ? 'ts' : 'js',
        };
      },
    },
  };
}
