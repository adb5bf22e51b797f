// Measures the scripts of each page on a first visit: the entry, the page with all its imports, and its messages, compressed
// like on the site's server.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { HIDDEN_FILES } from '../../site/server/build/hiddenFiles.ts';
import { type BuildManifest, pageFiles } from '../../site/server/documents/pageFiles.ts';
import { type PageName, ROUTES } from '../../site/src/routing/routes.ts';
import { ROOT } from '../bootstrap.mjs';
import { buildSite } from '../build.mjs';
import { fail } from '../progress.mjs';

/** Bytes, for pages without their own budget. */
const BUDGET = 166_000;
/** Budgets of the first page of most visits, and of larger pages: tabs, operators' HTML, game frame, payments. */
const BUDGETS: Partial<Record<PageName, number>> = {
  home: 150_000,
  search: 150_000,
  // A file of clocks and pictures that it shares with more pages since a page has its own time.
  list: 166_500,
  promotion: 166_900,
  limits: 166_900,
  help: 166_600,
  // With the reason why it could not be loaded.
  history: 167_700,
  // The receipt of a withdrawal, and the daily update of the figures.
  affiliate: 176_000,
  bonus: 168_700,
  // The scene of the first, and the winners of those that ended.
  tournament: 176_000,
  notices: 178_700,
  game: 193_500,
  cashier: 227_300,
  // With the way to LINE and back.
  register: 177_100,
  // With the place of the passkeys, whose own code loads apart.
  profile: 168_300,
};

/** A phone opens six connections at a time: every seventh file costs a page one more round trip. */
const MOST_FILES = 24;
const FILES: Partial<Record<PageName, number>> = {
  home: 12,
  // Their small shared files are no longer joined with larger ones, now that more pages share parts of them. Five rounds of six
  // requests, as before.
  promotion: 30,
  // The ends of the promotions, which end its bonuses too.
  bonus: 25,
  // As many rounds as before: which small files are joined changes with every byte.
  tournament: 29,
  cashier: 40,
  affiliate: 28,
  // The docked action, which it shares with the cashier, LINE, which it shares with the login, and the steps of Back.
  register: 29,
};

const DIST = join(ROOT, 'site/dist');
const sizeOf = (file: string) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + sizeOf(file), 0);
const fileOf = (page: PageName) => `${page[0]?.toUpperCase()}${page.slice(1)}Page`;

async function check() {
  await buildSite(ROOT, { node: process.execPath, env: process.env }, () => {});
  const manifest = JSON.parse(
    readFileSync(join(DIST, HIDDEN_FILES.manifest), 'utf8'),
  ) as BuildManifest;
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const start = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const pages = new Map(ROUTES.map(({ page, messages }) => [page, messages]));
  for (const [page, messages] of pages) {
    const loads = (['th', 'en'] as const).map((locale) => {
      const { scripts } = pageFiles(
        { html, manifest },
        {
          page: fileOf(page),
          messages: [...new Set(['core' as const, messages])],
          locale,
          isMember: false,
        },
      );
      const all = new Set([...start, ...scripts]);
      return { size: sum(all), files: all.size };
    });
    const size = Math.max(...loads.map((load) => load.size));
    const files = Math.max(...loads.map((load) => load.files));
    const budget = BUDGETS[page] ?? BUDGET;
    const most = FILES[page] ?? MOST_FILES;
    console.log(`${page}: ${size} of ${budget} bytes, ${files} of ${most} files`);
    if (size > budget || files > most) process.exitCode = 1;
  }
}

check().catch(fail);
