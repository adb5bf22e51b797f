import { readBuiltOperator } from '@brand/operator/built';
// The bundler gives what a build has made.
import { hidden, serverEntry } from 'built-site';
import { workerSite } from './adapters/workerSite.ts';
import { memoryFiles } from './files/memoryFiles.ts';

export default workerSite({
  serverEntry,
  hidden: memoryFiles(new Map(Object.entries(hidden))),
  check: (json) => readBuiltOperator(json, { local: false, hosts: {} }),
});
