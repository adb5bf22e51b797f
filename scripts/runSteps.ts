// Runs steps of `npm test` or `npm run prove`, each to its end, even if an earlier one failed.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './bootstrap.mjs';
import { type Count, countStep } from './count.ts';
import { ensureBrowser } from './ensureBrowser.mjs';
import { step as show } from './progress.mjs';
import { endCommands, runCommand } from './runCommand.mjs';
import type { Step } from './steps.ts';

/** Result of one finished step. */
export interface StepResult {
  readonly step: Step;
  readonly count: Count;
  /** What its command has printed. */
  readonly output: string;
  /** JSON report of its test runner; undefined for a check, or without a report. */
  readonly report: unknown;
  /** What cannot run on this machine, with the reason. */
  readonly skipped: readonly string[];
  readonly seconds: number;
}

interface Run {
  /** Folder of the reports; emptied at the start. */
  readonly reports: string;
  /** After this time a step is ended, because it hangs. */
  readonly longestMinutes: number;
  /** Called after each step. */
  readonly onResult: (result: StepResult) => Promise<void> | void;
}

/** Runs the steps in order, two at a time where each uses one core. */
export async function runSteps(
  steps: readonly Step[],
  { reports, longestMinutes, onResult }: Run,
): Promise<void> {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const env = { ...process.env };
  if (steps.some(({ browser }) => browser)) {
    env.CHROME_PATH = await show('Finding a browser', (note: (words: string) => void) =>
      ensureBrowser(note),
    );
  }
  for (const group of groups(steps)) {
    await inTwos(chains(group), async (chain) => {
      for (const step of chain) {
        const timer = setTimeout(endCommands, longestMinutes * 60_000);
        const result = await runStep(step, env, reports).finally(() => clearTimeout(timer));
        await onResult(result);
      }
    });
  }
}

async function runStep(step: Step, env: NodeJS.ProcessEnv, reports: string): Promise<StepResult> {
  const skipped = (await step.skipped?.()) ?? [];
  const file = step.mutants ? join(ROOT, step.mutants) : join(reports, `${step.name}.json`);
  // One of an earlier run would count for this one.
  await rm(file, { force: true });
  const [command = '', ...args] = step.command;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  if (step.counts === 'vitest') args.push(...reporters);
  const start = performance.now();
  const result = await show(step.title, async (note: (words: string, good?: boolean) => void) => {
    const { code, output } = await runCommand(command, args, {
      cwd: ROOT,
      env: {
        ...env,
        ...step.env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        FORCE_COLOR: '0',
        NO_COLOR: '1',
      },
    });
    const text = await readFile(file, 'utf8').catch(() => undefined);
    const report: unknown = text && JSON.parse(text);
    const counted = countStep(step.counts, code, report);
    const isEmpty = step.mayBeEmpty && code === 0 && counted.passed === 0;
    const count = isEmpty ? { passed: 0, failed: 0 } : counted;
    const good = count.failed === 0;
    note(good ? `${count.passed} passed` : `${count.failed} failed`, good);
    return { count, output, report };
  });
  return { step, skipped, seconds: (performance.now() - start) / 1000, ...result };
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

/** Ends the running commands when this process has to end. */
export function endWithSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      endCommands();
      process.exit(130);
    });
  }
}
