import type { Metafile } from 'esbuild';

/** Every file of ours, from the root, and what it imports. */
export type Imports = Readonly<
  Record<
    string,
    {
      readonly imports: readonly Pick<
        Metafile['inputs'][string]['imports'][number],
        'path' | 'external'
      >[];
    }
  >
>;

/** What these import is part of every picture. */
export const EVERY_PICTURE = [
  '.storybook/main.ts',
  '.storybook/preview.tsx',
  'scripts/storyArt.ts',
];

/** A change in these can change every picture, although nothing imports them by name. */
const EVERYTHING =
  /^\.storybook\/(?!.*\.test\.)|^packages\/ui\/src\/fonts\/|^packages\/sandbox\/src\/art\/.*\.(?!ts$)|^packages\/(?:ui|domain)\/package\.json$|^pnpm-lock\.yaml$/;

/** Documentation, which has no picture, and tests. */
const NOT_DRAWN = /^packages\/ui\/docs\/|\.(?:test|usage)\.tsx?$/;

const MESSAGES = /^packages\/ui\/src\/messages\/.*\.json$/;

/** What decides which stories a change can affect. */
export interface Change {
  /** Changed, new and removed files, from the root. */
  files: readonly string[];
  imports: Imports;
  /** The source text of a file. */
  textOf: (file: string) => string;
  /** The ids of the messages of a catalogue that differ. */
  changedMessages: (file: string) => readonly string[];
}

/**
 * The story files that a change can affect.
 *
 * @returns a test for the path of a story file
 */
export function affectedBy(change: Change): (storyFile: string) => boolean {
  const drawn = change.files.filter((file) => !NOT_DRAWN.test(file));
  const catalogues = drawn.filter((file) => MESSAGES.test(file));
  const users = catalogues.flatMap(change.changedMessages).map((id) => usersOf(id, change));
  const others = drawn.filter((file) => !MESSAGES.test(file));
  const reached = importersOf([...others, ...users.flat()], change.imports);
  const isAll =
    // A message that no file names may be anywhere.
    users.some((files) => files.length === 0) ||
    others.some((file) => EVERYTHING.test(file)) ||
    EVERY_PICTURE.some((file) => reached.has(file));
  return (storyFile) => isAll || reached.has(storyFile);
}

/** The files, and all that import them, directly or not. */
function importersOf(files: readonly string[], imports: Imports): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, { imports: parts }] of Object.entries(imports)) {
    if (NOT_DRAWN.test(file)) continue;
    for (const { path, external } of parts) {
      if (!external) importers.set(path, [...(importers.get(path) ?? []), file]);
    }
  }
  const reached = new Set(files);
  // A set also visits what is added meanwhile.
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

/** The files that name a message, as `'cashier.title'` or with the beginning of its id: `cashier.${…}`. */
function usersOf(id: string, { imports, textOf }: Change): string[] {
  return Object.keys(imports).filter((file) => {
    if (!/\.tsx?$/.test(file)) return false;
    const text = textOf(file);
    return (
      text.includes(`'${id}'`) ||
      [...text.matchAll(/`([\w.]+\.)\$\{/g)].some(([, start = '']) => id.startsWith(start))
    );
  });
}
