// npm run visual: compares the stories that a change can affect with those of an earlier commit, rendered on this machine.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ourImports } from '../../site/vite/ourImports.ts';
import { ROOT } from '../bootstrap.mjs';
import { filesSince } from '../changedSteps.ts';
import { ensureBrowser } from '../ensureBrowser.mjs';
import { Explained, fail, step } from '../progress.mjs';
import { EVERY_PICTURE, affectedBy } from './affected.ts';
import { baseCommit, buildBase, gitIn } from './base.ts';
import { environmentOf } from './environment.ts';
import { readIntended } from './intended.ts';
import { HELP, type VisualOptions, readOptions } from './options.ts';
import { type Plan, pictureOf, type Shot, shotsOf } from './plan.ts';
import { type Result, countsText, remarks } from './results.ts';
import { wantedStories } from './sample.ts';
import { buildWorkshop, readStories, removedOf } from './workshop.ts';

type Note = (words: string) => void;

const CACHE = join(ROOT, '.cache/visual');
const REPORT = join(CACHE, 'report');
const git = gitIn(ROOT);

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(HELP);
  const base = baseCommit(git, options.base);
  const short = base.slice(0, 8);
  const isAffected = await step('Finding what the change can affect', () =>
    options.all ? () => true : affected(base),
  );
  process.env.CHROME_PATH = await step('Finding a browser', (note: Note) => ensureBrowser(note));
  const storybook = await step('Building Storybook', (note: Note) => buildWorkshop(ROOT, note));
  const stories = readStories(storybook);
  const affectedStories = stories.filter(({ importPath }) => isAffected(importPath));
  const wanted = wantedStories(stories, isAffected, options, base);
  console.log(
    `\n${affectedStories.length} of ${stories.length} stories can be affected, ${wanted.length} are compared\n`,
  );
  if (wanted.length === 0) return;
  const folder = join(CACHE, 'bases', base);
  const before = await step(`Building Storybook of ${short}`, (note: Note) =>
    buildBase(ROOT, base, folder, note),
  );

  const earlier = readStories(before);
  const intended = readIntended(ROOT, base);
  const pictures = join(folder, 'pictures', await environmentOf(ROOT));
  const hasPicture = (shot: Shot) => existsSync(join(pictures, ...pictureOf(shot)));
  const shots = shotsOf(wanted, earlier, intended);
  const missing = shots.filter((shot) => !shot.isNew && !hasPicture(shot));
  const plan = { pictures, results: join(CACHE, 'results.json') };
  if (missing.length > 0) {
    const title = `Pictures of ${short}`;
    await step(title, () => run({ ...plan, title, storybook: before, shots: missing }, options));
  }
  rmSync(REPORT, { recursive: true, force: true });
  const title = 'Comparing';
  const { results, status } = await step(title, () =>
    run({ ...plan, title, storybook, shots, report: REPORT }, options),
  );
  if (results.length === 0) throw new Explained('No picture has a title that --grep finds.');
  console.log(`\n${countsText(results)}`);
  const removed = removedOf(earlier, stories);
  for (const remark of remarks(results, intended, removed)) console.log(`\n${remark}`);
  console.log(`\nReport: ${pathToFileURL(join(REPORT, 'index.html')).href}`);
  process.exitCode = status;
}

/** A test for story files: whether the changes since a commit can affect them. */
async function affected(base: string): Promise<(storyFile: string) => boolean> {
  const stories = globSync('packages/ui/src/**/*.stories.tsx', { cwd: ROOT });
  const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const messages = (read: () => string): Record<string, string> => {
    try {
      return JSON.parse(read()) as Record<string, string>;
    } catch {
      // It is new, or removed.
      return {};
    }
  };
  return affectedBy({
    files: filesSince(base),
    imports: await ourImports({ root: ROOT, entries: [...EVERY_PICTURE, ...stories] }),
    textOf,
    changedMessages: (file) => {
      const now = messages(() => textOf(file));
      const then = messages(() => git('show', `${base}:${file}`));
      return Object.keys({ ...now, ...then }).filter((id) => now[id] !== then[id]);
    },
  });
}

/** Runs Playwright with a plan. */
function run(plan: Plan, { playwright }: VisualOptions): { results: Result[]; status: number } {
  const file = join(CACHE, 'plan.json');
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, JSON.stringify(plan));
  rmSync(plan.results, { force: true });
  const config = ['--config', 'scripts/visual/playwright.config.ts', '--pass-with-no-tests'];
  const { status } = spawnSync('playwright', ['test', ...config, ...playwright], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, VISUAL_PLAN: file },
  });
  if (!existsSync(plan.results)) throw new Error('Playwright wrote no results.');
  return {
    results: JSON.parse(readFileSync(plan.results, 'utf8')) as Result[],
    status: status ?? 1,
  };
}

main().catch(fail);
