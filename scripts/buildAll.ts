// npm run build: generated code, the library as it is published, the site, and the reference of the contract.
import { join } from 'node:path';
import { ROOT } from './bootstrap.mjs';
import { COVERAGE, buildSite, generate } from './build.mjs';
import { Explained, fail, step } from './progress.mjs';
import { runCommand } from './runCommand.mjs';

type Note = (words: string) => void;
const runtime = { node: process.execPath, env: process.env };

async function runScript(folder: string, script: string) {
  const { code, output } = await runCommand('npm', ['run', '--silent', script], {
    cwd: join(ROOT, folder),
  });
  if (code !== 0) throw new Explained(output.trim());
}

try {
  await step('Generating code', (note: Note) => generate(ROOT, runtime, note));
  await step('Writing the coverage table', () => runScript(COVERAGE.package, COVERAGE.script));
  await step('Building the library', () => runScript('packages/ui', 'build'));
  await step('Building the site', (note: Note) => buildSite(ROOT, runtime, note));
  await step('Writing the reference', () => runScript('packages/contract', 'reference'));
} catch (error) {
  fail(error);
}
