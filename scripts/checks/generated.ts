// Generated files: the API description passes its lint rules, and every generated file matches its sources. It generates
// them again, compares, and restores the files.
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { COVERAGE, FEATURE_PAGE, GENERATED, HEROES, OPERATOR_SCHEMA } from '../build.mjs';
import { runCommand } from '../runCommand.mjs';

const generators = [...GENERATED, COVERAGE, OPERATOR_SCHEMA, FEATURE_PAGE, HEROES];
const places = generators.flatMap(({ makes }) => makes);

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

function contents(): Map<string, string> {
  const files = places.flatMap((place) => filesIn(join(ROOT, place)));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

function complain(text: string) {
  console.log(text.trim());
  process.exitCode = 1;
}

async function runScript(folder: string, script: string) {
  const args = ['run', '--silent', script];
  const { code, output } = await runCommand('npm', args, { cwd: join(ROOT, folder) });
  if (code !== 0) complain(`npm run ${script} in ${folder}\n\n${output}`);
}

await runScript('packages/contract', 'lint');
const before = contents();
for (const { package: folder, script } of generators) await runScript(folder, script);
const after = contents();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
for (const file of changed) {
  const text = before.get(file);
  if (text === undefined) rmSync(file);
  else writeFileSync(file, text);
}
if (changed.length > 0) {
  const names = changed.map((file) => relative(ROOT, file)).join('\n');
  complain(
    `${names}\ndiffers from the output of its sources. Run npm run build and commit the result.`,
  );
}
