// Production output: the built site, its operators and the built library contain no trace of the sandbox.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { buildOperatorFolder, buildSite } from '../build.mjs';
import { OPERATORS } from '../operators.mjs';
import { fail } from '../progress.mjs';
import { runCommand } from '../runCommand.mjs';
import { sandboxTraces } from '../sandboxTraces.ts';

const SITE = 'site/dist';
const LIBRARY = 'packages/ui/dist';
/** Built as for deployment: with their own hosts, which must be public. */
const SHIPPED = '.cache/shipped';

function files(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function buildLibrary(): Promise<void> {
  if (existsSync(join(ROOT, LIBRARY))) return;
  const cwd = join(ROOT, 'packages/ui');
  const { code, output } = await runCommand('npm', ['run', '--silent', 'build'], { cwd });
  if (code !== 0) throw new Error(output.trim());
}

async function check(): Promise<void> {
  const runtime = { node: process.execPath, env: process.env };
  await buildSite(ROOT, runtime, () => {});
  for (const name of readdirSync(join(ROOT, OPERATORS))) {
    const folder = join(ROOT, OPERATORS, name);
    await buildOperatorFolder(ROOT, runtime, { folder, out: join(ROOT, SHIPPED, name) });
  }
  await buildLibrary();
  for (const folder of [SITE, SHIPPED, LIBRARY]) {
    const all = files(folder);
    if (all.length === 0) throw new Error(`${folder} is empty, so there is nothing to check.`);
    for (const file of all) {
      for (const trace of sandboxTraces(readFileSync(file, 'latin1'))) {
        console.log(`${file.slice(ROOT.length + 1)} holds “${trace}”`);
        process.exitCode = 1;
      }
    }
    console.log(`${folder}: ${all.length} files read`);
  }
}

check().catch(fail);
