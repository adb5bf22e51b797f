// Exports a build for another host: node --conditions=source site/server/export/main.ts --host <name> --dist <folder> --out <folder>
import { parseArgs } from 'node:util';
import { exportSite } from './exportSite.ts';

const text = { type: 'string', default: '' } as const;
const { values } = parseArgs({ options: { host: text, dist: text, out: text } });
try {
  await exportSite(values);
  console.log(`${values.host}: ${values.out}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
