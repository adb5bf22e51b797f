import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';

import { compileCatalogues } from './compileCatalogues.ts';

const declaration = (ids: string): string =>
  `import type { MessageFormatElement } from 'react-intl';\n\n` +
  `declare const messages: Record<${ids}, MessageFormatElement[]>;\n\n` +
  `export default messages;\n`;

/** A catalogue per area, so that a page only imports the messages that it uses. */
async function writeArea(file: string): Promise<void> {
  const catalogue = await compileCatalogues([resolve(file)]);
  const name = basename(file, '.json');
  const ids = Object.keys(catalogue).map((id) => JSON.stringify(id));
  const lines = Object.entries(catalogue).map(
    ([id, parts]) => `  ${JSON.stringify(id)}: ${JSON.stringify(parts)},\n`,
  );
  await writeFile(`dist/messages/${name}.js`, `export default {\n${lines.join('')}};\n`);
  const union = ids.map((id) => `\n  | ${id}`).join('');
  await writeFile(`dist/messages/${name}.d.ts`, declaration(union || 'never'));
}

/** All areas of one language in one module. */
async function writeLanguage(locale: string): Promise<void> {
  const areas = globSync(`src/messages/*.${locale}.json`)
    .map((file) => basename(file, '.json'))
    .sort();
  const imports = areas.map((area, place) => `import m${place} from './${area}.js';`);
  const spread = areas.map((_, place) => `  ...m${place},\n`).join('');
  const script = `${imports.join('\n')}\n\nexport default {\n${spread}};\n`;
  await writeFile(`dist/messages/${locale}.js`, script);
  const types = `import type { MessageId } from './useText.js';\n${declaration('MessageId')}`;
  await writeFile(`dist/messages/${locale}.d.ts`, types);
}

/** Writes every catalogue as syntax trees, so that no message parser is shipped to browsers. */
export async function compileMessages(): Promise<void> {
  await mkdir('dist/messages', { recursive: true });
  await Promise.all(globSync('src/messages/*.json').map(writeArea));
  for (const locale of ['th', 'en']) await writeLanguage(locale);
}
