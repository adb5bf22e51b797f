// After a run of Stryker: whether every mutant that no test notices is explained.
// `node --conditions=source scripts/mutants/check.ts rules`, or `flow-hooks`.
import { readFile } from 'node:fs/promises';
import { compare, type MutationReport } from './compare.ts';
import { FLOW_HOOK_SURVIVORS } from './flowHooks.ts';
import type { Mutant } from './group.ts';
import { RULE_SURVIVORS } from './rules/survivors.ts';

const RUNS = {
  rules: { report: 'mutants.json', survivors: RULE_SURVIVORS },
  'flow-hooks': { report: 'flow-mutants.json', survivors: FLOW_HOOK_SURVIVORS },
};

const run = RUNS[process.argv[2] as keyof typeof RUNS];
const text = await readFile(new URL(`../../.cache/${run.report}`, import.meta.url), 'utf8');
const { unexplained, obsolete } = compare(JSON.parse(text) as MutationReport, run.survivors);
const say = (title: string, mutants: readonly Mutant[]) => {
  if (mutants.length > 0) console.log(title);
  for (const [file, mutator, code, change] of mutants) {
    console.log(`  ${file} [${mutator}] ${code} → ${change}`);
  }
};
say('No test notices these mutants, and scripts/mutants does not explain them:', unexplained);
// Not a failure: on a busy machine, a mutant may be noticed because it is slow.
say('scripts/mutants explains these mutants, which a test notices:', obsolete);
if (unexplained.length > 0) throw new Error(`${unexplained.length} mutants are not explained.`);
