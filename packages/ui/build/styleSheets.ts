import { mkdir, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { transform } from 'lightningcss';

import { flatten } from './flatten.ts';
import { componentFiles, distName, inOrder, type Module } from './modules.ts';
import { steps } from './steps.ts';

type Modules = ReadonlyMap<string, Module>;
type Sheets = ReadonlyMap<string, string>;

/** Declares the order of the layers, so that it does not depend on loading order. */
const LAYERS = 'src/theme/layers.css.ts';
const BASE = 'src/theme/base.ts';

const formatted = (css: string): string =>
  transform({ filename: 'styles.css', code: Buffer.from(css) }).code.toString();

async function write(name: string, css: string): Promise<void> {
  await mkdir(dirname(`dist/${name}.css`), { recursive: true });
  await writeFile(`dist/${name}.css`, `${css}\n`);
}

/** The rules that some files need, in the order in which a bundler runs them. */
function rulesOf(modules: Modules, sheets: Sheets, roots: readonly string[]): string {
  return [LAYERS, ...inOrder(modules, roots)]
    .filter((file, place, all) => all.indexOf(file) === place)
    .map((file) => sheets.get(file) ?? '')
    .join('\n');
}

/**
 * Writes `styles.css`, the same without layers, `base.css`, one sheet per theme, and one per component including its parts.
 * Sheets of components share parts. Each part is in its own step of its layer, so that the sheets can be loaded in any
 * order, and twice.
 */
export async function writeStyleSheets(modules: Modules, sheets: Sheets): Promise<void> {
  const components = componentFiles();
  const all = rulesOf(modules, sheets, [BASE, 'src/index.ts', ...components]);
  await write('styles', formatted(all));
  await write('styles.unlayered', flatten(all));
  await write('base', formatted(rulesOf(modules, sheets, [BASE])));
  for (const theme of globSync('src/themes/*/*.css.ts')) {
    await write(`themes/${basename(dirname(theme))}`, formatted(rulesOf(modules, sheets, [theme])));
  }
  const stepped = steps(modules, sheets);
  for (const component of components) {
    const rules = inOrder(modules, [component]).map((file) => stepped.sheets.get(file) ?? '');
    const name = distName(component).replace(/\/[^/]+$/, '');
    await write(`css/${name}`, formatted([stepped.order, ...rules].join('\n')));
  }
}
