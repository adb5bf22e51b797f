// npm run build: generated code, the library as it is published, the site with an operator, and the reference of the contract.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './bootstrap.mjs';
import {
  COVERAGE,
  FEATURE_PAGE,
  OPERATOR_SCHEMA,
  buildOperatorFolder,
  buildSite,
  generate,
} from './build.mjs';
import { DEFAULT_OPERATOR, findOperator } from './operators.mjs';
import { Explained, fail, step } from './progress.mjs';
import { runCommand } from './runCommand.mjs';

type Note = (words: string) => void;
const { values: options } = parseArgs({
  options: { operator: { type: 'string', default: DEFAULT_OPERATOR } },
});
const runtime = { node: process.execPath, env: process.env };

async function runScript(folder: string, script: string) {
  const { code, output } = await runCommand('npm', ['run', '--silent', script], {
    cwd: join(ROOT, folder),
  });
  if (code !== 0) throw new Explained(output.trim());
}

/** Beside the built site, as any host of files can serve both. Its hosts must be on the open network. */
async function buildShippedOperator(note: Note) {
  const folder = findOperator(ROOT, options.operator);
  note(await buildOperatorFolder(ROOT, runtime, { folder, out: join(ROOT, 'site/dist/operator') }));
}

/** First views as files, in the brand that lies beside them. */
async function drawPages(note: Note) {
  const script = join(ROOT, 'site/server/build/renderPages.ts');
  const { code, output } = await runCommand(runtime.node, ['--conditions=source', script]);
  if (code !== 0) throw new Explained(output.trim());
  note(output.trim().split('\n').at(-1) ?? '');
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
  await step('Building the library', () => runScript('packages/ui', 'build'));
  await step('Building the site', (note: Note) => buildSite(ROOT, runtime, note));
  await step('Building the operator', (note: Note) => buildShippedOperator(note));
  await step('Drawing the pages', (note: Note) => drawPages(note));
  await step('Writing the reference', () => runScript('packages/contract', 'reference'));
} catch (error) {
  fail(error);
}
