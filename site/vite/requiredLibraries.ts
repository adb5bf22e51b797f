import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** How the paths of modules begin below `node_modules`; a name without a slash at its end stands for a family. */
const REQUIRED = [
  'react/',
  'react-dom/',
  'react-intl/',
  '@formatjs/intl/',
  'openapi-fetch/',
  'embla-carousel',
  '@radix-ui/',
  '@tanstack/',
];

const isRequired = (name: string) => REQUIRED.some((start) => `${name}/`.startsWith(start));

/**
 * Fails a build that replaces a library which the site is built on, or leaves it out. Stories, tests and users of the packages
 * run these libraries; players must not run anything else.
 *
 * @param folders of the packages that declare them
 */
export function requiredLibraries(folders: readonly string[]): Plugin {
  return {
    name: 'required-libraries',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    // As any of our code would import it, so that an alias or a plugin that answers with something else is found.
    async buildStart() {
      for (const file of folders.map((folder) => join(folder, 'package.json'))) {
        for (const name of (await dependenciesIn(file)).filter(isRequired)) {
          const found = await this.resolve(name, file);
          if (!found?.id.includes(`/node_modules/${name}/`))
            this.error(`“${name}” is not the library itself: ${found?.id ?? 'nothing was found'}`);
        }
      }
    },
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : [],
      );
      const missing = REQUIRED.filter((start) => !ids.some((id) => id.includes(below(start))));
      if (missing.length > 0) this.error(`The build holds no code of ${missing.join(', ')}`);
    },
  };
}

const below = (start: string) => `/node_modules/${start}`;

async function dependenciesIn(file: string): Promise<string[]> {
  const { dependencies, peerDependencies } = JSON.parse(await readFile(file, 'utf8')) as Record<
    string,
    Record<string, string> | undefined
  >;
  return Object.keys({ ...dependencies, ...peerDependencies });
}
