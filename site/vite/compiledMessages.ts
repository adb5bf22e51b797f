import type { Plugin } from 'vite';
import type {} from 'vitest/config';
import { libraryArea } from '../../packages/operator/src/texts/messageArea.ts';
import { compileCatalogues } from '../../packages/ui/build/compileCatalogues.ts';

const CATALOGUE = /\/src\/messages\/(?:[a-z]+\.)?[a-z]{2}\.json$/;
/** An area of the site, and its language. */
const OF_SITE = /\/site\/src\/messages\/([a-z]+)(\.[a-z]{2})\.json$/;

/** Areas that the library has no messages for. */
const OF_SITE_ALONE: readonly string[] = ['document'];

/**
 * Compiles every `src/messages/<locale>.json` and `<area>.<locale>.json` on import. A catalogue of the site includes the
 * library's messages of that area: one file to fetch instead of two.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    // Vitest caches a transform by the text of its file alone; the library's catalogue may have changed meanwhile.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (OF_SITE.test(id) ? false : undefined));
    },
    async transform(_code, id) {
      const [file = id] = id.split('?', 1);
      if (!CATALOGUE.test(file) || id.includes('?raw')) return undefined;
      const files = [file];
      const [, area, language] = OF_SITE.exec(file) ?? [];
      if (area && !OF_SITE_ALONE.includes(area)) {
        const name = `@brand/ui/messages/${libraryArea(area)}${language}`;
        const library = await this.resolve(name, id);
        if (!library) throw new Error(`${name} was not found.`);
        this.addWatchFile(library.id);
        files.push(library.id);
      }
      return { code: JSON.stringify(await compileCatalogues(files)), map: null };
    },
  };
}
