import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';

import { distName } from './modules.ts';

/** The published copy of a source, which source maps and declaration maps refer to. */
const published = (file: string): string =>
  `dist/source/${file.replace(/^\.\.\/domain\/src\//, 'domain/').replace(/^src\//, '')}`;

/** Copies a source into the package. */
export async function publishSource(file: string): Promise<void> {
  await mkdir(dirname(published(file)), { recursive: true });
  await copyFile(file, published(file));
}

/** A map with one source, so that it refers to the published copy of that source. */
function withSource(map: string, file: string): string {
  const from = dirname(`dist/${distName(file)}`);
  return JSON.stringify({
    ...(JSON.parse(map) as object),
    sourceRoot: '',
    sources: [relative(from, published(file))],
  });
}

/** Publishes the source of a script, and lets its map refer to it. */
export async function mapScript(file: string): Promise<void> {
  const script = `dist/${distName(file)}.js`;
  // A style module is a list of class names, which its source does not contain.
  if (file.endsWith('.css.ts')) {
    await rm(`${script}.map`);
    const text = await readFile(script, 'utf8');
    await writeFile(script, text.replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '\n'));
    return;
  }
  await publishSource(file);
  await writeFile(`${script}.map`, withSource(await readFile(`${script}.map`, 'utf8'), file));
}

/** Writes the declarations of a source with their map. */
export async function writeMapped(file: string, text: string, map: string): Promise<void> {
  const declarations = `dist/${distName(file)}.d.ts`;
  const name = declarations.slice(declarations.lastIndexOf('/') + 1);
  await publishSource(file);
  await writeFile(declarations, text.replace(/(\/\/# sourceMappingURL=).*\s*$/, `$1${name}.map\n`));
  await writeFile(`${declarations}.map`, withSource(map, file));
}
