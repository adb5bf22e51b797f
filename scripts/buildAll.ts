// npm run build: generated code, the library as it is published, and the site.
import { join } from 'node:path';
import { ROOT } from './bootstrap.mjs';
import { buildSite, generate } from './build.mjs';
import { Explained, fail, step } from './progress.mjs';
import { runCommand } from './runCommand.mjs';

type Note = (words: string) => void;
const runtime = { node: process.execPath, env: process.env };

async function buildLibrary() {
  const { code, output } = await runCommand('npm', ['run', '--silent', 'build'], {
    cwd: join(ROOT, 'packages/ui'),
  });
  if (code !== 0) throw new Explained(output.trim());
}

try {
  await step('Generating code', (note: Note) => generate(ROOT, runtime, note));
  await step('Building the library', buildLibrary);
  await step('Building the site', (note: Note) => buildSite(ROOT, runtime, note));
} catch (error) {
  fail(error);
}
