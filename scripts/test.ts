// npm test [-- names of steps | --changed [commit]]: runs all checks and tests, even if an earlier one failed, and prints one summary line.
import { join } from 'node:path';
import { ROOT } from './bootstrap.mjs';
import { branchBase, changedSteps, filesSince } from './changedSteps.ts';
import { namedSteps } from './namedSteps.ts';
import { fail } from './progress.mjs';
import { endWithSignals, runSteps } from './runSteps.ts';
import { PROOF_STEPS } from './proofSteps.ts';
import { STEPS, type Step } from './steps.ts';

/** With PROVE the named steps of `npm run prove` run, of any state of the files, and no result is kept. */
const isWhole = Boolean(process.env.PROVE);

function chosenSteps(names: readonly string[]): readonly Step[] {
  const steps = isWhole ? PROOF_STEPS : STEPS;
  if (names[0] !== '--changed') return namedSteps(steps, names);
  const base = names[1] ?? branchBase();
  return changedSteps(steps, filesSince(base), base);
}

async function main() {
  const steps = chosenSteps(process.argv.slice(2));
  const total = { passed: 0, failed: 0 };
  const skipped = new Set<string>();
  await runSteps(steps, {
    reports: join(ROOT, '.cache/test'),
    longestMinutes: isWhole ? 240 : 30,
    onResult({ count, output, skipped: reasons }) {
      for (const reason of reasons) skipped.add(reason);
      total.passed += count.passed;
      total.failed += count.failed;
      if (count.failed > 0) console.log(`\n${output.trim()}\n`);
    },
  });
  const missing = skipped.size > 0 ? `, ${skipped.size} skipped` : '';
  console.log(['', ...skipped].join('\nSkipped '));
  console.log(`${total.passed} passed, ${total.failed} failed${missing}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

endWithSignals();
main().catch(fail);
