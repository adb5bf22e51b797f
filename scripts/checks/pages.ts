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
  // The receipt of a withdrawal.
  affiliate: 170_500,
  tournament: 170_000,
  notices: 172_000,
  game: 186_000,
  cashier: 227_000,
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
    const sizes = (['th', 'en'] as const).map((locale) => {
      const { scripts } = pageFiles(
        { html, manifest },
        {
          page: fileOf(page),
          messages: [...new Set(['core' as const, messages])],
          locale,
          isMember: false,
        },
      );
      return sum(new Set([...start, ...scripts]));
    });
    const size = Math.max(...sizes);
    const budget = BUDGETS[page] ?? BUDGET;
    console.log(`${page}: ${size} of ${budget} bytes`);
    if (size > budget) process.exitCode = 1;
  }
}

check().catch(fail);
