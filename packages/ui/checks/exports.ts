import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { componentFiles } from '../build/modules.ts';
import { rootExports } from '../build/rootExports.ts';

type Target = string | Record<string, string>;
interface Manifest {
  exports: Record<string, Target>;
  publishConfig: { exports: Record<string, Target> };
}

/** The published exports: without the sources, which are not packed. */
function published(target: Target): Target {
  if (typeof target === 'string') return target;
  const { source: _, ...rest } = target;
  return Object.keys(rest).length === 1 && rest.default ? rest.default : rest;
}

/** Areas of messages that are not part of a whole language. */
async function forgottenAreas(ui: string): Promise<string[]> {
  const forgotten: string[] = [];
  for (const locale of ['th', 'en']) {
    const whole = await readFile(join(ui, `src/messages/${locale}.ts`), 'utf8');
    const areas = globSync(`src/messages/*.${locale}.json`, { cwd: ui }).map((file) =>
      basename(file),
    );
    const missing = areas.filter((area) => !whole.includes(`'./${area}'`));
    forgotten.push(...missing.map((area) => `src/messages/${locale}.ts does not have ${area}.`));
  }
  return forgotten;
}

/** The exports in the repository and in the packed library are the same, and every component has one. */
export async function checkExports(ui: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(ui, 'package.json'), 'utf8')) as Manifest;
  const ours = Object.fromEntries(
    Object.entries(manifest.exports).map(([address, target]) => [address, published(target)]),
  );
  const theirs = manifest.publishConfig.exports;
  const apart = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].filter(
    (address) => JSON.stringify(ours[address]) !== JSON.stringify(theirs[address]),
  );
  const root = await rootExports(ui);
  const components = componentFiles();
  return [
    ...(await forgottenAreas(ui)),
    ...apart.map(
      (address) => `package.json: ${address} differs between exports and publishConfig.exports.`,
    ),
    ...components
      .filter((file) => !root.includes(`'${file.replace(/^src/, '.')}'`))
      .map((file) => `src/${file.split('/')[1]}/index.ts does not export ${file}.`),
    ...components
      .filter((file) => !(`./${file.split('/')[1]}/*` in ours))
      .map((file) => `package.json has no export for ${file}.`),
  ];
}
