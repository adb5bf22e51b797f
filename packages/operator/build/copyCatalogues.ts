// Puts the catalogues of the library and of the site beside the bundled code, so that the command knows every sentence.
import { cpSync, globSync, mkdirSync } from 'node:fs';
import { basename } from 'node:path';

mkdirSync('dist/messages', { recursive: true });
for (const file of globSync(['../ui/src/messages/*.json', '../../site/src/messages/*.json'])) {
  const ofSite = file.includes('site');
  cpSync(file, `dist/messages/${ofSite ? 'site.' : ''}${basename(file)}`);
}
