import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';

type Parse = (sentence: string, options: { captureLocation: boolean }) => unknown[];

/** react-intl's own parser: tree and runtime stay in step. */
async function parser(): Promise<Parse> {
  const fromIntl = createRequire(createRequire(import.meta.url).resolve('react-intl'));
  const path = fromIntl.resolve('@formatjs/icu-messageformat-parser');
  return ((await import(pathToFileURL(path).href)) as { parse: Parse }).parse;
}

const declaration = (ids: string): string =>
  `import type { MessageFormatElement } from 'react-intl';\n` +
  `declare const messages: Record<${ids}, MessageFormatElement[]>;\n` +
  `export default messages;\n`;

/** Every area's catalogue by itself, so that a page takes the sentences that it says. */
async function writeArea(file: string, parse: Parse): Promise<void> {
  const catalogue = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const trees = Object.entries(catalogue).map(([id, sentence]) => {
    try {
      return [id, parse(sentence, { captureLocation: false })];
    } catch (error) {
      throw new Error(`${file}: "${id}" is not valid ICU: ${(error as Error).message}`);
    }
  });
  const name = basename(file, '.json');
  const ids = Object.keys(catalogue).map((id) => JSON.stringify(id));
  const script = `export default ${JSON.stringify(Object.fromEntries(trees))};\n`;
  await writeFile(`dist/messages/${name}.js`, script);
  await writeFile(`dist/messages/${name}.d.ts`, declaration(ids.join(' | ') || 'never'));
}

/** All areas of one language, for who wants them at once. */
async function writeLanguage(locale: string): Promise<void> {
  const areas = globSync(`src/messages/*.${locale}.json`)
    .map((file) => basename(file, '.json'))
    .sort();
  const imports = areas.map((area, place) => `import m${place} from './${area}.js';`);
  const spread = areas.map((_, place) => `...m${place}`).join(',');
  const script = `${imports.join('')}export default{${spread}};\n`;
  await writeFile(`dist/messages/${locale}.js`, script);
  const types = `import type { MessageId } from './useText.js';\n${declaration('MessageId')}`;
  await writeFile(`dist/messages/${locale}.d.ts`, types);
}

/** Writes every catalogue as syntax trees, so that no parser of sentences travels to a browser. */
export async function compileMessages(): Promise<void> {
  const parse = await parser();
  await mkdir('dist/messages', { recursive: true });
  for (const file of globSync('src/messages/*.json')) await writeArea(file, parse);
  for (const locale of ['th', 'en']) await writeLanguage(locale);
}
