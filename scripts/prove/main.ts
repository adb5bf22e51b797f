// npm run prove [-- --fresh] [--page] [names of steps]: runs the steps that have not passed for these files yet, and writes docs/proof.md.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { namedSteps } from '../namedSteps.ts';
import { Explained, fail } from '../progress.mjs';
import { endCommands } from '../runCommand.mjs';
import { type StepResult, endWithSignals, runSteps } from '../runSteps.ts';
import { PROOF_STEPS } from '../proofSteps.ts';
import type { Step } from '../steps.ts';
import { evidenceIn, scoreIn } from './evidence.ts';
import { condense } from './condense.ts';
import { type Durations, type StoredResult, ResultFile } from './storedResults.ts';
import { type ProveOptions, proveOptions } from './proveOptions.ts';
import { proofPage } from './proofPage.ts';
import { PAGE, RESULTS, type Source, readSource } from './source.ts';
import { durationText, progressText } from './timeLeft.ts';

const REPORTS = join(ROOT, '.cache/prove/reports');
/** A step that takes longer hangs. */
const LONGEST_MINUTES = 240;

async function main() {
  const options = proveOptions(process.argv.slice(2));
  const source = readSource(ROOT);
  if (source.changed.length > 0) throw new Explained(uncommitted(source));
  const file = new ResultFile(join(ROOT, RESULTS));
  const failures = options.pageOnly ? 0 : await run(options, source, file);
  const stored = file.read();
  await writeFile(join(ROOT, PAGE), await proofPage(stored, { ...source, date: now() }));
  const passed = [...stored.values()].filter((result) => hasPassed(result, source)).length;
  console.log(`\n${passed} of ${PROOF_STEPS.length} steps have passed for these files: ${PAGE}`);
  process.exitCode = failures > 0 ? 1 : 0;
}

/** Runs the chosen steps that have not passed yet, and returns how many have failed. */
async function run(options: ProveOptions, source: Source, file: ResultFile): Promise<number> {
  const chosen = namedSteps(PROOF_STEPS, options.names);
  const before = file.read();
  const durations = file.durations();
  const left = new Map(
    chosen
      .filter(({ name }) => options.fresh || !hasPassed(before.get(name), source))
      .map((step) => [step.name, titled(step, durations)]),
  );
  const showProgress = () =>
    console.log(progressText([...left.values()], chosen.length, file.durations()));
  showProgress();
  let failures = 0;
  await runSteps([...left.values()], {
    reports: REPORTS,
    longestMinutes: LONGEST_MINUTES,
    async onResult(result) {
      const { key, changed } = readSource(ROOT);
      if (key !== source.key || changed.length > 0) {
        endCommands();
        throw new Explained(
          `Files were changed while "${result.step.name}" ran, so its result is not stored. Commit, and run it again.`,
        );
      }
      await file.keep(storedResult(result, source));
      left.delete(result.step.name);
      if (result.count.failed > 0) {
        failures += 1;
        console.log(`\n${result.output.trim()}\n`);
      }
      showProgress();
    },
  });
  return failures;
}

/** A step that tells when to expect its end. */
function titled(step: Step, { [step.name]: seconds }: Durations): Step {
  const last = seconds === undefined ? '' : `, ${durationText(seconds)} last time`;
  return { ...step, title: step.title + last };
}

/** Whether a step has passed for these files. */
const hasPassed = (result: StoredResult | undefined, { key }: Source) =>
  result?.failed === 0 && result.key === key;

function storedResult(result: StepResult, { commit, key }: Source): StoredResult {
  const { step, count, report, skipped, seconds } = result;
  return {
    step: step.name,
    commit,
    key,
    date: now(),
    seconds,
    ...count,
    skipped,
    tests: condense(step.name, evidenceIn(step, report, ROOT)),
    score: step.mutants ? scoreIn(report) : null,
  };
}

const uncommitted = ({ changed }: Source) =>
  [
    'Results are stored for a commit, and these files differ from the last one:',
    ...changed.slice(0, 10).map((file) => `  ${file}`),
    'Commit them first. `PROVE=1 npm test -- <steps>` runs steps without keeping their results.',
  ].join('\n');

const now = () => new Date().toISOString();

endWithSignals();
main().catch(fail);
