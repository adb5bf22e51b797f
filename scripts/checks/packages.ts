// The library as others install it: built, packed, and read by the tools that read packages.
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { PNPM } from '../install.mjs';
import { runCommand } from '../runCommand.mjs';

const UI = join(ROOT, 'packages/ui');
const CHECKS: readonly (readonly [string, ...string[]])[] = [
  ['npm', 'run', '--silent', 'build'],
  // publint packs as the registry would see it, with the package manager that replaces `publishConfig`.
  ['npx', '--yes', PNPM, 'run', 'check:package'],
];

for (const [command, ...args] of CHECKS) {
  const { code, output } = await runCommand(command, args, { cwd: UI });
  if (code === 0) continue;
  console.log(`${[command, ...args].join(' ')}\n\n${output.trim()}`);
  process.exitCode = 1;
  break;
}
