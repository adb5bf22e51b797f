// What a member's browser fetches when the cashier is opened, beyond what the frame around every page has brought.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { HIDDEN_FILES } from '../../site/server/build/hiddenFiles.ts';
import { type BuildManifest, pageFiles } from '../../site/server/documents/pageFiles.ts';
import { ROOT } from '../bootstrap.mjs';
import { buildSite } from '../build.mjs';
import { fail } from '../progress.mjs';

/** Bytes of script, gzipped as the site's server does it. */
const BUDGET = 45_000;
const PAGES = /^src\/routes\/((?:Cashier|Deposit|Withdraw|History)Page)\.tsx$/;
/** Files of the build that a member's frame fetches by itself, on any page; the rest of it is what every page starts with. */
const FRAME = /^\/assets\/(?:MemberParts|menu|calls)-[^/]*\.js$/;

const DIST = join(ROOT, 'site/dist');
const read = (file: string) => readFileSync(join(DIST, file));
const sizeOf = (file: string) => gzipSync(read(file), { level: 9 }).length;
const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + sizeOf(file), 0);

/** Files of code with all that they import. */
function withImports(files: readonly string[], { files: built }: BuildManifest): Set<string> {
  const all = new Set<string>();
  const add = (path: string) => {
    if (all.has(path)) return;
    all.add(path);
    for (const next of built[path.slice(1)]?.imports ?? []) add(`/${next}`);
  };
  files.forEach(add);
  return all;
}

async function check() {
  await buildSite(ROOT, { node: process.execPath, env: process.env }, () => {});
  const manifest = JSON.parse(read(HIDDEN_FILES.manifest).toString()) as BuildManifest;
  const sources = Object.keys(manifest.holders).filter((source) => PAGES.test(source));
  const frameFiles = Object.keys(manifest.files).map((file) => `/${file}`);
  const build = { html: '', manifest };
  for (const locale of ['th', 'en'] as const) {
    const home = pageFiles(build, { page: 'HomePage', words: ['core'], locale, isMember: false });
    const frame = withImports(
      [...home.scripts, ...frameFiles.filter((file) => FRAME.test(file))],
      manifest,
    );
    const opened = new Set(
      sources.flatMap(
        (source) =>
          pageFiles(build, {
            page: PAGES.exec(source)?.[1] ?? null,
            words: ['cashier'],
            locale,
            isMember: false,
          }).scripts,
      ),
    );
    const fetched = [...opened].filter((file) => !frame.has(file));
    const size = sum(fetched);
    console.log(`${locale}: ${size} of ${BUDGET} bytes of script, gzipped, open the cashier`);
    for (const file of fetched) console.log(`  ${String(sizeOf(file)).padStart(6)} ${file}`);
    if (fetched.length === 0 || size > BUDGET) process.exitCode = 1;
    const pages = sources.map((source) => `/${manifest.holders[source]}`);
    for (const file of pages.filter((page) => frame.has(page))) {
      console.log(`${file} comes with the frame: the cashier is to come when it is opened`);
      process.exitCode = 1;
    }
  }
}

check().catch(fail);
