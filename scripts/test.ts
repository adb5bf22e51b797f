// npm test [-- names of steps | --changed [commit]]: runs all checks and tests, even if an earlier one failed, and prints one summary line.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './bootstrap.mjs';
import { branchBase, changedSteps, filesSince } from './changedSteps.ts';
import { countStep } from './count.ts';
import { ensureBrowser } from './ensureBrowser.mjs';
import { Explained, fail, step as show } from './progress.mjs';
import { endCommands, runCommand } from './runCommand.mjs';
import { STEPS, type Step } from './steps.ts';

const REPORTS = join(ROOT, '.cache/test');
/** Timeout for tests with the full number of random cases. */
const LONGEST_STEP_MS = (process.env.PROVE ? 90 : 30) * 60_000;

function chosenSteps(names: readonly string[]): readonly Step[] {
  if (names.length === 0) return STEPS;
  if (names[0] === '--changed') {
    const base = names[1] ?? branchBase();
    return changedSteps(STEPS, filesSince(base), base);
  }
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length === 0) return STEPS.filter(({ name }) => names.includes(name));
  const all = STEPS.map(({ name }) => name).join(' ');
  throw new Explained(`There is no step "${unknown.join('", "')}". The steps are: ${all}`);
}

/** Adjacent items for which `isSame` holds, in order. */
function runs<Item>(items: readonly Item[], isSame: (one: Item, next: Item) => boolean): Item[][] {
  const all: Item[][] = [];
  for (const item of items) {
    const last = all.at(-1);
    if (last?.[0] !== undefined && isSame(last[0], item)) last.push(item);
    else all.push([item]);
  }
  return all;
}

/** Steps in order; adjacent single-core steps form one group. */
const groups = (steps: readonly Step[]) =>
  runs(steps, (one, next) => Boolean(one.oneCore && next.oneCore));

/** Steps of a group; what follows from each other stays together. */
const chains = (group: readonly Step[]) =>
  runs(group, (one, next) => one.chain !== undefined && one.chain === next.chain);

/** Calls `work` with each item, two at a time. */
async function inTwos<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = items.values();
  const lane = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all([lane(), lane()]);
}

async function runStep(step: Step, env: NodeJS.ProcessEnv) {
  const report = join(REPORTS, `${step.name}.json`);
  const [command = '', ...args] = step.command;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  if (step.counts === 'vitest') args.push(...reporters);
  const timer = setTimeout(endCommands, LONGEST_STEP_MS);
  try {
    return await show(step.title, async (note: (words: string, good?: boolean) => void) => {
      const { code, output } = await runCommand(command, args, {
        cwd: ROOT,
        env: {
          ...env,
          ...step.env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          FORCE_COLOR: '0',
          NO_COLOR: '1',
        },
      });
      const text = await readFile(report, 'utf8').catch(() => undefined);
      const counted = countStep(step.counts, code, text && JSON.parse(text));
      const isEmpty = step.mayBeEmpty && code === 0 && counted.passed === 0;
      const count = isEmpty ? { passed: 0, failed: 0 } : counted;
      const good = count.failed === 0;
      note(good ? `${count.passed} passed` : `${count.failed} failed`, good);
      return { count, output };
    });
  } finally {
    clearTimeout(timer);
  }
}

async function main() {
  const steps = chosenSteps(process.argv.slice(2));
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  const env = { ...process.env };
  if (steps.some(({ browser }) => browser)) {
    env.CHROME_PATH = await show('Finding a browser', (note: (words: string) => void) =>
      ensureBrowser(note),
    );
  }
  const total = { passed: 0, failed: 0 };
  const skipped = new Set<string>();
  const run = async (step: Step) => {
    for (const reason of (await step.skipped?.()) ?? []) skipped.add(reason);
    const { count, output } = await runStep(step, env);
    total.passed += count.passed;
    total.failed += count.failed;
    if (count.failed > 0) console.log(`\n${output.trim()}\n`);
  };
  for (const group of groups(steps)) {
    await inTwos(chains(group), async (chain) => {
      for (const step of chain) await run(step);
    });
  }
  const missing = skipped.size > 0 ? `, ${skipped.size} skipped` : '';
  console.log(['', ...skipped].join('\nSkipped '));
  console.log(`${total.passed} passed, ${total.failed} failed${missing}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endCommands();
    process.exit(130);
  });
}

main().catch(fail);
