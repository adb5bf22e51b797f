import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';

interface Part {
  readonly type: number;
  readonly value?: unknown;
}
type Parse = (message: string, options: { captureLocation: boolean }) => Part[];

const CATALOGUE = /\/src\/messages\/(?:[a-z]+\.)?[a-z]{2}\.json$/;

// The parser is a dependency of react-intl, not ours: taking its copy keeps tree and runtime in step.
const require = createRequire(createRequire(import.meta.url).resolve('react-intl'));
const PARSER = require.resolve('@formatjs/icu-messageformat-parser');

/** Words, as the parser numbers the kinds of parts. */
const LITERAL = 0;
/** Figures, dates and times: a page gets them as finished words, and has no code to format them within a sentence. */
const UNFINISHED = /"type":[234]/;

/**
 * Turns one catalogue of ICU sentences into the syntax trees that react-intl formats. What is nothing but words stays a text:
 * nobody has to put it together each time that it is said.
 *
 * @param catalogue sentences by id
 * @throws Error that names the id of the first sentence that is not valid ICU, or holds more than a page can format
 */
export async function compileCatalogue(
  catalogue: Record<string, string>,
): Promise<Record<string, unknown>> {
  const { parse } = (await import(pathToFileURL(PARSER).href)) as { parse: Parse };
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, sentence]) => {
      try {
        const tree = parse(sentence, { captureLocation: false });
        if (UNFINISHED.test(JSON.stringify(tree)))
          throw new Error('it formats a figure, date or time');
        const [only] = tree;
        return [id, tree.length === 1 && only?.type === LITERAL ? only.value : tree];
      } catch (error) {
        throw new Error(`Message "${id}" cannot be compiled: ${(error as Error).message}`);
      }
    }),
  );
}

/** An area of the site, and its language. */
const OF_SITE = /\/site\/src\/messages\/([a-z]+)(\.[a-z]{2})\.json$/;
/** Areas that the library calls otherwise. */
const IN_LIBRARY: Readonly<Record<string, string>> = { community: 'promotions' };

/**
 * Compiles every `src/messages/<locale>.json` and `<area>.<locale>.json` on import, so that no parser travels to the browser.
 * A catalogue of the site brings along what the library says in that area: one file to fetch instead of two.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    // A test run keeps what it compiled by the text of a file alone; what the library says may have changed meanwhile.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (OF_SITE.test(id) ? false : undefined));
    },
    async transform(code, id) {
      if (!CATALOGUE.test(id.split('?', 1)[0] ?? id) || id.includes('?raw')) return undefined;
      const catalogue = JSON.parse(code) as Record<string, string>;
      const [, area, language] = OF_SITE.exec(id) ?? [];
      if (area) {
        const name = `@brand/ui/messages/${IN_LIBRARY[area] ?? area}${language}`;
        const library = await this.resolve(name, id);
        if (!library) throw new Error(`${name} is not there.`);
        this.addWatchFile(library.id);
        Object.assign(catalogue, JSON.parse(await readFile(library.id, 'utf8')));
      }
      return { code: JSON.stringify(await compileCatalogue(catalogue)), map: null };
    },
  };
}
