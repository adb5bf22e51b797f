import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Usage } from '../packages/ui/src/private/usage.ts';

const SOURCES = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));
const AREAS = [
  'primitives',
  'shell',
  'games',
  'cashier',
  'account',
  'promotions',
  'community',
  'notices',
  'affiliate',
];

/** A folder below an area, with one component and its files. */
export interface StoryFolder {
  /** `games/GameCard` */
  name: string;
  /** Text of its story file, null if there is none. */
  stories: string | null;
  /** Its usage guide, null if there is none. */
  usage: Usage | null;
  /** Names of parts in its source; `*` is a placeholder for a name that is built at run time. */
  parts: ReadonlySet<string>;
  /** The same, including all components that it uses. */
  borrowed: ReadonlySet<string>;
}

const isSource = (name: string) => name.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(name);

/**
 * The files of a folder with their imports.
 *
 * @param enter whether to follow the imports of a file
 */
function filesOf(folder: string, enter: (path: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path) || !existsSync(path)) return;
    found.add(path);
    for (const [, from = ''] of readFileSync(path, 'utf8').matchAll(/from '(\.[^']+\.tsx)'/g)) {
      const target = resolve(dirname(path), from);
      if (enter(target)) visit(target);
    }
  };
  readdirSync(folder)
    .filter(isSource)
    .forEach((name) => visit(join(folder, name)));
  return found;
}

const partsOf = (files: ReadonlySet<string>) =>
  new Set([...files].flatMap((file) => partsIn(readFileSync(file, 'utf8'))));

/**
 * Matches `data-part="x"`, `data-part={a ? 'x' : 'y'}`, `'data-part': 'x'`, and `part="x"` when a component passes it on.
 */
const PART =
  /(?<![[\w-])(?:data-)?part=(?:"([^"]+)"|\{((?:[^{}]|\$\{[^}]*\})*)\})|'data-part': ('[^']+')/g;

/** Names of parts in a source text; `*` is a placeholder for a name that is built at run time. */
export function partsIn(source: string): string[] {
  return [...source.matchAll(PART)].flatMap(([, plain, expression, entry]) => {
    if (plain) return [plain];
    const words = (expression ?? entry ?? '').matchAll(/'([^']+)'|`([^`]+)`/g);
    return [...words].map(([, word, template = '']) =>
      (word ?? template).replaceAll(/\$\{[^}]*\}/g, '*'),
    );
  });
}

async function usageIn(path: string): Promise<Usage | null> {
  const [file] = readdirSync(path).filter((name) => name.endsWith('.usage.ts'));
  if (!file) return null;
  const { usage } = (await import(/* @vite-ignore */ join(path, file))) as { usage: Usage };
  return usage;
}

async function storyFolder(name: string): Promise<StoryFolder> {
  const path = join(SOURCES, name);
  const [stories] = readdirSync(path).filter((file) => file.endsWith('.stories.tsx'));
  return {
    name,
    stories: stories ? readFileSync(join(path, stories), 'utf8') : null,
    usage: await usageIn(path),
    parts: partsOf(filesOf(path, (file) => dirname(file) === path)),
    borrowed: partsOf(filesOf(path, () => true)),
  };
}

/** Every folder of the library with a component; pages composed only for stories are excluded. */
export async function storyFolders(): Promise<readonly StoryFolder[]> {
  const names = AREAS.flatMap((area) =>
    readdirSync(join(SOURCES, area), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${area}/${entry.name}`)
      .filter((name) => readdirSync(join(SOURCES, name)).some(isSource)),
  );
  return Promise.all(names.map(storyFolder));
}
