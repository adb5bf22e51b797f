// Puts a build together in one folder that runs wherever it is copied:
// node --conditions=source site/server/build/assemble.ts --operator <folder> --out <folder> [--keep <number>] [--maps <folder>] [--snapshot [--api <url>]]
// The last line says what is in it.
import { parseArgs } from 'node:util';
import { assembleBuild } from './assembleBuild.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    operator: text,
    out: text,
    keep: text,
    maps: text,
    snapshot: { type: 'boolean', default: false },
    api: text,
  },
});
const { operator, out, keep = '3', maps, snapshot, api } = values;
if (operator === undefined || out === undefined)
  throw new Error('--operator and --out are needed.');
if (!/^[1-9]\d?$/.test(keep))
  throw new Error(`--keep is "${keep}", but it is a number from 1 to 99.`);

try {
  const { id, brand, languages, pages, builds, missing } = await assembleBuild({
    operator,
    out,
    keep: Number(keep),
    snapshot,
    api,
    ...(maps !== undefined && { maps }),
  });
  const content = snapshot ? `content of the API${missingIn(missing)}, ` : '';
  // An API that names its newest build to open pages (`updateData`) names this.
  console.log(
    `${brand}, ${pages} pages in ${languages} languages, ${content}assets of ${builds} builds, build ${id}`,
  );
} catch (error) {
  // Its message says what to do.
  console.error((error as Error).message);
  process.exitCode = 1;
}

function missingIn(missing: readonly string[]): string {
  return missing.length > 0 ? ` without ${missing.join(', ')}` : '';
}
