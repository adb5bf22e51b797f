// Copies the message catalogues of the library and the site next to the bundled code, for the command.
import { cpSync, globSync, mkdirSync } from 'node:fs';
import { basename } from 'node:path';

mkdirSync('dist/messages', { recursive: true });
for (const file of globSync(['../ui/src/messages/*.json', '../../site/src/messages/*.json'])) {
  const ofSite = file.includes('site');
  cpSync(file, `dist/messages/${ofSite ? 'site.' : ''}${basename(file)}`);
}
