// Generated code must be what the contract makes: generates again, compares, and puts things back.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { runCommand } from '../runCommand.mjs';

const FOLDER = join(ROOT, 'packages/api/src/generated');

function contents(): Map<string, string> {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

const before = contents();
const { code, output } = await runCommand('npm', ['run', '--silent', 'generate'], {
  cwd: join(ROOT, 'packages/api'),
});
const after = contents();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
for (const file of changed) {
  const text = before.get(file);
  if (text === undefined) rmSync(file);
  else writeFileSync(file, text);
}
if (code !== 0) {
  console.log(output.trim());
  process.exitCode = 1;
} else if (changed.length > 0) {
  console.log(
    `${changed.map((file) => relative(ROOT, file)).join('\n')}\ndiffers from what openapi/ makes. Run npm run build and keep the result.`,
  );
  process.exitCode = 1;
}
