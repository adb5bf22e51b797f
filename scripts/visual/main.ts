// npm run visual: compares all stories in their modes with the accepted pictures, on this machine.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { MODE_NAMES } from '../../.storybook/modes.ts';
import { ROOT } from '../bootstrap.mjs';
import { ensureBrowser } from '../ensureBrowser.mjs';
import { fail, step } from '../progress.mjs';
import { AcceptedSet, BUDGET } from './acceptedSet.ts';
import { cameraLaunch } from './camera.ts';
import { compareAll, isInScope } from './compareAll.ts';
import { machineChanges, readEnvironment } from './environment.ts';
import { LastRun, type RunRecord } from './lastRun.ts';
import { flatArt } from './flatArt.ts';
import { HELP, type VisualOptions, readOptions } from './options.ts';
import { countsOf, countsText, exitCode } from './outcome.ts';
import { repeat } from './repeat.ts';
import { writeReport } from './report/writeReport.ts';
import { serveFolder } from './serveFolder.ts';
import { refuseMixing, hydrate } from './hydrate.ts';
import { buildWorkshop, readStories, shotsOf, type Shot } from './workshop.ts';

type Note = (words: string, good?: boolean) => void;
type Studio = { browser: Browser; address: string };

const ACCEPTED = join(ROOT, 'visual');
const REPORT = join(ROOT, '.cache/visual/report.html');

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), MODE_NAMES);
  if (options.help) return console.log(HELP);
  process.env.CHROME_PATH = await step('Finding a browser', (note: Note) => ensureBrowser(note));
  const { folder, sources } = await step('Building Storybook', (note: Note) =>
    buildWorkshop(ROOT, note),
  );
  const server = await serveFolder(folder, flatArt);
  const browser = await chromium.launch(cameraLaunch());
  try {
    const studio = { browser, address: server.address };
    const shots = shotsOf(readStories(folder));
    if (options.repeat > 1) await holdStill(studio, shots, options);
    else await compareOrAccept(studio, shots, folder, sources, options);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function compareOrAccept(
  studio: Studio,
  shots: readonly Shot[],
  folder: string,
  sources: string,
  options: VisualOptions,
): Promise<void> {
  const accepted = new AcceptedSet(ACCEPTED);
  const environment = await readEnvironment(studio.browser, folder);
  const known = accepted.list.environment;
  const changes = known ? machineChanges(known, environment) : [];
  if (changes.length > 0) console.log(`\n${changes.join(' ')}\n`);
  if (options.accept) refuseMixing(changes, options);

  const run = new LastRun(join(ROOT, '.cache/visual/run'));
  const acceptedHash = createHash('sha256').update(JSON.stringify(accepted.list)).digest('hex');
  const about = { sources, environment, acceptedHash };
  const last = options.accept ? run.read(about) : undefined;
  const covers = last && last.only.length + last.modes.length === 0;
  const record: RunRecord = covers
    ? last
    : await compareNow(studio, shots, accepted, run, options, about);
  const { outcomes } = record;
  const counts = countsOf(outcomes);
  console.log(`\n${countsText(counts)}`);
  for (const { key, errors } of outcomes.filter(({ status }) => status === 'failed')) {
    console.log(`  ✗ ${key}: ${errors?.[0]?.split('\n')[0]}`);
  }
  writeReport(
    REPORT,
    { outcomes, changes, sameSources: accepted.list.sources === sources },
    accepted,
    run,
  );
  if (options.accept) {
    const taken = hydrate(record, options, accepted, run);
    const size = (new AcceptedSet(ACCEPTED).size() / 1e6).toFixed(1);
    console.log(
      `Accepted ${taken.length}; all pictures use ${size} of ${BUDGET / 1e6} MB in visual/.`,
    );
    process.exitCode = counts.failed > 0 ? 1 : 0;
    return;
  }
  process.exitCode = exitCode(counts, changes.length > 0);
  if (process.exitCode !== 0) console.log(`Report: ${pathToFileURL(REPORT).href}`);
}

function compareNow(
  studio: Studio,
  shots: readonly Shot[],
  accepted: AcceptedSet,
  run: LastRun,
  options: VisualOptions,
  about: Pick<RunRecord, 'sources' | 'environment' | 'acceptedHash'>,
): Promise<RunRecord> {
  const { modes } = options;
  const only = options.only.length > 0 ? options.only : options.acceptPatterns;
  return step('Comparing pictures', async (note: Note) => {
    run.begin();
    const show = (done: number, all: number) => note(`${done} of ${all}`);
    const { outcomes, secondLooks } = await compareAll(
      studio,
      shots,
      { only, modes },
      accepted,
      run,
      show,
    );
    const taken = outcomes.filter(({ status }) => status !== 'removed').length;
    note(`${taken} taken, ${secondLooks} retried`);
    const record = { ...about, only, modes, outcomes };
    run.write(record);
    return record;
  });
}

async function holdStill(studio: Studio, shots: readonly Shot[], options: VisualOptions) {
  const wanted = shots.filter((shot) => isInScope(options, shot));
  console.log(
    `\n${wanted.length} pictures, ${options.repeat} times, every other round in reverse:`,
  );
  const rounds = await repeat(studio, wanted, options.repeat, (round, number) => {
    const { different, secondLooks, failed, seconds } = round;
    const figures = `${different.length} different, ${failed.length} failed, ${secondLooks.length} retried`;
    console.log(`  ${String(number).padStart(2)}  ${figures}  ${seconds.toFixed(0)} s`);
    for (const key of new Set([...different, ...failed, ...secondLooks]))
      console.log(`      ${key}`);
  });
  const sum = (part: 'different' | 'failed') =>
    rounds.reduce((total, round) => total + round[part].length, 0);
  console.log(
    `\n${rounds.length} runs, ${sum('different')} differences, ${sum('failed')} failures`,
  );
  process.exitCode = sum('different') + sum('failed') > 0 ? 1 : 0;
}

main().catch(fail);
