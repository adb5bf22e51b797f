import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Installed } from './tarball.ts';

const STRANGERS: readonly [RegExp, string][] = [
  [/\.css\.js$/, "is processed again by a consumer's vanilla-extract"],
  [/\.(stories|test|usage|fixtures)\./, 'is for Storybook and the tests'],
  [/\.tsx?$(?<!\.d\.ts)/, 'is source'],
  [/(^|\/)(story[A-Z]|renderInLanguage)/, 'is for Storybook and the tests'],
];
const FOREIGN_WORDS: readonly [RegExp, string][] = [
  [/base64,/, 'contains a base64 file'],
  [/(?<![\w.])\/(home|root|work|Users|tmp|private)\/\w/, 'contains a path of the build machine'],
  [/@brand\/domain['"/]/, 'imports a package that is not published'],
  [/from ?["'][^"']*\.tsx?["']/, 'imports a source'],
  [/sourceMappingURL/, 'references a missing source map'],
];

/** Errors about files that must not be in the tarball. */
export async function strangers({ home, files }: Installed): Promise<string[]> {
  const found = files.flatMap((file) =>
    STRANGERS.filter(([name]) => name.test(file)).map(([, why]) => `${file} ${why}.`),
  );
  for (const file of files.filter((name) => /\.(js|css|d\.ts)$/.test(name))) {
    const text = await readFile(join(home, file), 'utf8');
    for (const [words, why] of FOREIGN_WORDS) if (words.test(text)) found.push(`${file} ${why}.`);
  }
  return found;
}
