import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Installed } from './tarball.ts';

const STRANGERS: readonly [RegExp, string][] = [
  [/\.css\.js$/, "is processed again by a consumer's vanilla-extract"],
  [/\.(stories|test|usage|fixtures)\./, 'is for Storybook and the tests'],
  // Maps refer to the copies in `dist/source`.
  [/^(?!dist\/source\/).*\.tsx?$(?<!\.d\.ts)/, 'is source'],
  [/(^|\/)(story[A-Z]|renderInLanguage)/, 'is for Storybook and the tests'],
];
const FOREIGN_WORDS: readonly [RegExp, string][] = [
  [/base64,/, 'contains a base64 file'],
  [/(?<![\w.])\/(home|root|work|Users|tmp|private)\/\w/, 'contains a path of the build machine'],
  [/@brand\/domain['"/]/, 'imports a package that is not published'],
  [/from ?["'][^"']*\.tsx?["']/, 'imports a source'],
];

/** A line of code that long is minified. Messages and names of icons have long lines, too, but are many. */
const LONGEST_LINE = 2_000;

const GENERATED =
  /^dist\/(messages\/([a-z-]+\.)?(th|en)\.(js|d\.ts)|theme\/contract\.js|.*\.styles\.js)$/;

/** Errors of the maps of scripts and declarations: each refers to a source in the tarball. */
async function brokenMaps({ home, files }: Installed): Promise<string[]> {
  const all = new Set(files);
  const found: string[] = [];
  for (const file of files.filter((name) => /\.(js|d\.ts)$/.test(name))) {
    // Catalogues and lists of class names are generated.
    const isGenerated = GENERATED.test(file);
    if (isGenerated) continue;
    if (!all.has(`${file}.map`)) {
      found.push(`${file} has no map.`);
      continue;
    }
    const { sources } = JSON.parse(await readFile(join(home, `${file}.map`), 'utf8')) as {
      sources: string[];
    };
    const missing = sources.filter((source) => !all.has(join(dirname(file), source)));
    if (missing.length > 0) found.push(`${file}.map refers to ${missing.join(', ')}.`);
  }
  return found;
}

/** Files of one line, which only a tool can read. */
async function minified({ home, files }: Installed): Promise<string[]> {
  const found: string[] = [];
  for (const file of files.filter((name) => /\.(js|css|d\.ts)$/.test(name))) {
    const lines = (await readFile(join(home, file), 'utf8')).split('\n');
    const longest = Math.max(...lines.map(({ length }) => length));
    if (longest > LONGEST_LINE && lines.length < longest / 100)
      found.push(`${file} is minified: a line has ${longest} characters.`);
  }
  return found;
}

/** Errors about files that must not be in the tarball, and about unreadable ones. */
export async function strangers(installed: Installed): Promise<string[]> {
  const { home, files } = installed;
  const found = files.flatMap((file) =>
    STRANGERS.filter(([name]) => name.test(file)).map(([, why]) => `${file} ${why}.`),
  );
  for (const file of files.filter((name) => /\.(js|css|d\.ts)$/.test(name))) {
    const text = await readFile(join(home, file), 'utf8');
    for (const [words, why] of FOREIGN_WORDS) if (words.test(text)) found.push(`${file} ${why}.`);
  }
  return [...found, ...(await brokenMaps(installed)), ...(await minified(installed))];
}
