// After a run of Stryker: whether every mutant that no test notices is explained. `npm run mutants` of this package.
import { readFile } from 'node:fs/promises';
import { compare, type MutationReport } from './compare.ts';
import type { Mutant } from './group.ts';
import { SURVIVORS } from './survivors.ts';

const REPORT = new URL('../../../../../.cache/mutants.json', import.meta.url);

const report = JSON.parse(await readFile(REPORT, 'utf8')) as MutationReport;
const { unexplained, obsolete } = compare(report, SURVIVORS);
const say = (title: string, mutants: readonly Mutant[]) => {
  if (mutants.length > 0) console.log(title);
  for (const [file, mutator, code, change] of mutants) {
    console.log(`  ${file} [${mutator}] ${code} → ${change}`);
  }
};
say('No test notices these mutants, and src/testing/survivors does not explain them:', unexplained);
// Not a failure: on a busy machine, a mutant may be noticed because it is slow.
say('src/testing/survivors explains these mutants, which a test notices:', obsolete);
if (unexplained.length > 0) throw new Error(`${unexplained.length} mutants are not explained.`);
