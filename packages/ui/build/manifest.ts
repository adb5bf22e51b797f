import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { Usage } from '../src/private/usage.ts';
import { readComponents, type ComponentSource } from './componentSource.ts';
import { readStories, readUsage, type ComponentStories } from './componentStories.ts';
import { fullText, shortText } from './llms.ts';
import { distName, type Module } from './modules.ts';

/** One component of `components.json`. */
export interface ManifestComponent
  extends Omit<ComponentSource, 'file' | 'description'>, ComponentStories {
  /** `@brand/ui/primitives/Button`; the root exports it too. */
  import: string;
  /** Its style sheet and what it is made of, for who does not load `styles.css`. */
  styles: string;
  /** `primitives`, `cashier`, … */
  area: string;
  /** What it is for, in one sentence. */
  summary: string;
  /** Components that only go with it, such as its shape while it waits; the root exports them too. */
  companions: string[];
  usage: Usage | null;
}

/** Everything that a person or a machine needs to know of the library, without its sources. */
export interface ComponentManifest {
  name: string;
  version: string;
  components: ManifestComponent[];
}

/** Writes `components.json`, and `llms.txt` and `llms-full.txt` from it. */
export async function writeManifest(modules: ReadonlyMap<string, Module>): Promise<void> {
  const { name, version } = JSON.parse(await readFile('package.json', 'utf8')) as ComponentManifest;
  const components: ManifestComponent[] = [];
  const root = await readFile('src/index.ts', 'utf8');
  for (const { file, description, ...source } of readComponents(modules)) {
    const folder = dirname(file);
    const address = dirname(distName(file));
    const usage = await readUsage(folder);
    components.push({
      ...source,
      import: `${name}/${address}`,
      styles: `${name}/css/${address}.css`,
      area: address.split('/')[0] ?? '',
      summary: description || (usage?.summary ?? ''),
      companions: companionsOf(file, root),
      ...readStories(folder),
      usage,
    });
  }
  const manifest: ComponentManifest = { name, version, components };
  await writeFile('dist/components.json', `${JSON.stringify(manifest, null, 1)}\n`);
  await writeFile('dist/llms.txt', shortText(manifest));
  await writeFile('dist/llms-full.txt', fullText(manifest));
}

/** What the root exports from the other files of a component's folder. */
function companionsOf(file: string, root: string): string[] {
  return [...root.matchAll(/export \{([^}]*)\} from '\.\/([^']+\.tsx)'/g)]
    .filter(([, , from]) => `src/${from}` !== file && dirname(`src/${from}`) === dirname(file))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z][a-z]\w*$/.test(name));
}
