// Lighthouse on the public pages, as for a phone (`--rounds 3`), over HTTP/2 like a deployed site. Every score is the median of its rounds. Lighthouse is not
// installed with the project, because nothing else needs it: it is downloaded in this version when the benchmark runs.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserPath } from '../../scripts/browser.mjs';
import { PNPM } from '../../scripts/install.mjs';
import { runCommand } from '../../scripts/runCommand.mjs';
import { type TestServers, openServers } from '../e2e/support/servers.ts';
import { trustingLaunch } from './load/trustingLaunch.ts';
import { median } from './lobby/measure.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const PATHS = ['/', '/list/slot', '/game/g_durian-riot', '/promotion', '/login'];
/** Smallest scores, of 100. */
const LEAST = { performance: 97, accessibility: 100 } as const;
type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number }>>;
}

async function scores(
  address: string,
  file: string,
  flags: readonly string[],
): Promise<Record<Category, number>> {
  const args = [
    '--yes',
    PNPM,
    'dlx',
    LIGHTHOUSE,
    address,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=--headless=new ${flags.join(' ')}`,
  ];
  const { code, output } = await runCommand('npx', args, {
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      // It needs a newer Node than a fresh machine may have.
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      CHROME_PATH: browserPath(),
    },
  });
  if (code !== 0) throw new Error(`Lighthouse failed at ${address}.\n${output.trim()}`);
  const { categories } = JSON.parse(await readFile(file, 'utf8')) as Report;
  return {
    performance: 100 * categories.performance.score,
    accessibility: 100 * categories.accessibility.score,
  };
}

async function measure(
  { site, sandbox }: TestServers,
  path: string,
  rounds: number,
  folder: string,
) {
  const { args } = await trustingLaunch(site, sandbox);
  const all: Record<Category, number>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push(await scores(site + path, join(folder, 'report.json'), args));
  }
  const score = (category: Category) => Math.round(median(all.map((each) => each[category])));
  return { path, performance: score('performance'), accessibility: score('accessibility') };
}

/** @returns whether every page reaches the smallest scores */
export async function bench(): Promise<boolean> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '3' } },
  });
  const servers = await openServers({ drawnArt: true, content: true, secure: true });
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const rows: Awaited<ReturnType<typeof measure>>[] = [];
  try {
    // The first visit of a page fills the server's store.
    for (const path of PATHS) await (await fetch(servers.site + path)).text();
    for (const path of PATHS) {
      rows.push(await measure(servers, path, Number(values.rounds), folder));
      console.log(`${path}: measured`);
    }
  } finally {
    await servers.close();
    await rm(folder, { recursive: true, force: true });
  }
  console.table(rows);
  const broken = rows.filter((row) => CATEGORIES.some((name) => row[name] < LEAST[name]));
  const asked = CATEGORIES.map((name) => `${name} ${LEAST[name]}`).join(', ');
  console.log(
    broken.length === 0
      ? `All pages reach ${asked}.`
      : `${broken.map(({ path }) => path).join(', ')}: below ${asked}.`,
  );
  return broken.length === 0;
}
