// Builds an operator's folder: node --conditions=source site/server/build/buildFolder.ts <folder> --out <folder> [--local]
// With --local its hosts may be on this machine, and SITE_API_HOST and so on take their place. The last line is the name.
import { parseArgs } from 'node:util';
import { buildOperator } from '@brand/operator/build';
import { hostsFromEnvironment } from '../brands/builtOperator.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, local: { type: 'boolean', default: false } },
});
const [folder = '.'] = positionals;
const { out, local } = values;

try {
  const { brand } = await buildOperator({
    folder,
    ...(out !== undefined && { out }),
    ...(local && { local, hosts: hostsFromEnvironment(process.env) }),
  });
  console.log(brand.name);
} catch (error) {
  // Its message is the list of what to mend in operator.json.
  console.error((error as Error).message);
  process.exitCode = 1;
}
