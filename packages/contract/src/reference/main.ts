// Writes the two self-contained reference pages of the contract to the given folder.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { graphqlPage } from './graphqlPage.ts';
import { referencePage } from './page.ts';

const SDL = new URL('../../../../openapi/member-auth.graphql', import.meta.url);

const [folder = '.'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'index.html'), referencePage());
if (existsSync(SDL)) {
  writeFileSync(join(folder, 'graphql.html'), graphqlPage(readFileSync(SDL, 'utf8')));
}
