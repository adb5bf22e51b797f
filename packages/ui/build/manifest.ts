import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { ComponentManifest, ManifestComponent } from './componentManifest.ts';
import { readComponents } from './componentSource.ts';
import { storyExample } from './storyExample.ts';
import { readStories, readUsage, storyFile } from './componentStories.ts';
import { fullText, shortText } from './llms.ts';
import { distName, type Module } from './modules.ts';
import { rootExports } from './rootExports.ts';

/** Writes `components.json`, and generates `llms.txt` and `llms-full.txt` from it. */
export async function writeManifest(modules: ReadonlyMap<string, Module>): Promise<void> {
  const { name, version } = JSON.parse(await readFile('package.json', 'utf8')) as ComponentManifest;
  const components: ManifestComponent[] = [];
  const root = await rootExports('.');
  const { components: sources, types } = readComponents(modules);
  for (const { file, description, ...source } of sources) {
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
      example: storyExample(storyFile(folder), source.name),
    });
  }
  const manifest: ComponentManifest = { name, version, components, types };
  await writeFile('dist/components.json', `${JSON.stringify(manifest, null, 1)}\n`);
  await writeFile('dist/llms.txt', shortText(manifest));
  await writeFile('dist/llms-full.txt', fullText(manifest));
}

/** Exports of the root from the other files of a component's folder. */
function companionsOf(file: string, root: string): string[] {
  return [...root.matchAll(/export \{([^}]*)\} from '\.\/([^']+\.tsx)'/g)]
    .filter(([, , from]) => `src/${from}` !== file && dirname(`src/${from}`) === dirname(file))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z][a-z]\w*$/.test(name));
}
