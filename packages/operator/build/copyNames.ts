// Writes what the command has to know of the library and the site next to the bundled code: messages, and names for CSS.
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { scanNames } from '../src/folder/scanNames.ts';

mkdirSync('dist/messages', { recursive: true });
for (const file of globSync(['../ui/src/messages/*.json', '../../site/src/messages/*.json'])) {
  const ofSite = file.includes('site');
  cpSync(file, `dist/messages/${ofSite ? 'site.' : ''}${basename(file)}`);
}
writeFileSync('dist/styleNames.json', JSON.stringify(scanNames('../..')));
