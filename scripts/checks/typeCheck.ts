// Type check: every folder with a tsconfig.json, with the compiler of the root.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { runCommand } from '../runCommand.mjs';

const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
const folders = [
  ...packages,
  'packages/ui/build',
  'site',
  'site/worker',
  'scripts',
  '.storybook',
].filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));
for (const folder of folders) {
  const { code, output } = await runCommand('tsc', ['-p', folder, '--noEmit'], { cwd: ROOT });
  if (code === 0) continue;
  console.log(output.trim());
  process.exitCode = 1;
}
