// Puts a build together in one folder that runs wherever it is copied:
// node --conditions=source site/server/build/assemble.ts --operator <folder> --out <folder> [--keep <number>] [--maps <folder>]
// The last line says what is in it.
import { parseArgs } from 'node:util';
import { LOCALES } from '@brand/domain';
import { assembleBuild } from './assembleBuild.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { operator: text, out: text, keep: text, maps: text } });
const { operator, out, keep = '3', maps } = values;
if (operator === undefined || out === undefined)
  throw new Error('--operator and --out are needed.');
if (!/^[1-9]\d?$/.test(keep))
  throw new Error(`--keep is "${keep}", but it is a number from 1 to 99.`);

const { id, brand, pages, builds } = await assembleBuild({
  operator,
  out,
  keep: Number(keep),
  ...(maps !== undefined && { maps }),
});
// An API that names its newest build to open pages (`updateData`) names this.
console.log(
  `${brand}, ${pages} pages in ${LOCALES.length} languages, assets of ${builds} builds, build ${id}`,
);
