// npm run sizes: writes the sizes of the last build into the README.
import { readFile, writeFile } from 'node:fs/promises';

import { withSizes } from './sizeTable.ts';

await writeFile('README.md', await withSizes(await readFile('README.md', 'utf8')));
