// npm run build: generated code, the published library, the site with an operator, and the reference of the contract.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './bootstrap.mjs';
import { COVERAGE, FEATURE_PAGE, HEROES, OPERATOR_SCHEMA, buildSite, generate } from './build.mjs';
import { DEFAULT_OPERATOR, findOperator } from './operators.mjs';
import { Explained, fail, step } from './progress.mjs';
import { runCommand } from './runCommand.mjs';

type Note = (words: string) => void;
const { values: options } = parseArgs({
  options: {
    operator: { type: 'string', default: DEFAULT_OPERATOR },
    // Number of builds whose assets stay available, including the new one.
    keep: { type: 'string', default: '3' },
    // Pages contain public content, which is read from the API of the operator now, or from another address of it.
    snapshot: { type: 'boolean', default: false },
    api: { type: 'string' },
    // nginx, netlify, cloudflare or files; may be repeated.
    export: { type: 'string', multiple: true, default: [] },
  },
});
const runtime = { node: process.execPath, env: process.env };

async function runScript(folder: string, script: string) {
  const { code, output } = await runCommand('npm', ['run', '--silent', script], {
    cwd: join(ROOT, folder),
  });
  if (code !== 0) throw new Explained(output.trim());
}

/** A portable folder. The hosts of its operator must be public. */
async function assemble(note: Note) {
  const script = join(ROOT, 'site/server/build/assemble.ts');
  const operator = findOperator(ROOT, options.operator);
  const args = ['--operator', operator, '--out', join(ROOT, 'dist'), '--keep', options.keep];
  if (options.api !== undefined && !options.snapshot)
    throw new Explained('--api names where a snapshot is read from. Add --snapshot.');
  const { snapshot, api } = options;
  const content = snapshot ? ['--snapshot', ...(api === undefined ? [] : ['--api', api])] : [];
  const maps = ['--maps', join(ROOT, 'dist-maps')];
  const command = ['--conditions=source', script, ...args, ...content, ...maps];
  const { code, output } = await runCommand(runtime.node, command);
  if (code !== 0) throw new Explained(output.trim());
  note(output.trim().split('\n').at(-1) ?? '');
}

/** The same build for another hosting, next to dist. */
async function exportFor(host: string, note: Note) {
  const script = join(ROOT, 'site/server/export/main.ts');
  const out = join(ROOT, 'export', host);
  const args = ['--host', host, '--dist', join(ROOT, 'dist'), '--out', out];
  const { code, output } = await runCommand(runtime.node, ['--conditions=source', script, ...args]);
  if (code !== 0) throw new Explained(output.trim());
  note(`export/${host}`);
}

try {
  await step('Generating code', (note: Note) => generate(ROOT, runtime, note));
  await step('Writing the coverage table', () => runScript(COVERAGE.package, COVERAGE.script));
  await step('Writing the page of platform features', () =>
    runScript(FEATURE_PAGE.package, FEATURE_PAGE.script),
  );
  await step('Writing the schema of operator.json', () =>
    runScript(OPERATOR_SCHEMA.package, OPERATOR_SCHEMA.script),
  );
  await step('Drawing the pictures of home', () => runScript(HEROES.package, HEROES.script));
  await step('Building the library', () => runScript('packages/ui', 'build'));
  await step('Building the site', (note: Note) => buildSite(ROOT, runtime, note));
  await step('Assembling dist', (note: Note) => assemble(note));
  for (const host of options.export) {
    await step(`Exporting for ${host}`, (note: Note) => exportFor(host, note));
  }
  await step('Writing the reference', () => runScript('packages/contract', 'reference'));
} catch (error) {
  fail(error);
}
