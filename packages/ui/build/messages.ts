import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';

type Parse = (sentence: string, options: { captureLocation: boolean }) => unknown[];

/** Writes every catalogue as syntax trees, so that no parser of sentences travels to a browser. */
export async function compileMessages(): Promise<void> {
  // The parser is react-intl's own copy: tree and runtime stay in step.
  const fromIntl = createRequire(createRequire(import.meta.url).resolve('react-intl'));
  const parser = pathToFileURL(fromIntl.resolve('@formatjs/icu-messageformat-parser')).href;
  const { parse } = (await import(parser)) as { parse: Parse };
  await mkdir('dist/messages', { recursive: true });
  for (const file of globSync('src/messages/*.json')) {
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
    await writeFile(
      `dist/messages/${name}.js`,
      `export default ${JSON.stringify(Object.fromEntries(trees))};\n`,
    );
    await writeFile(
      `dist/messages/${name}.d.ts`,
      `import type { MessageFormatElement } from 'react-intl';\n` +
        `declare const messages: Record<${ids.join(' | ') || 'never'}, MessageFormatElement[]>;\n` +
        `export default messages;\n`,
    );
  }
}
