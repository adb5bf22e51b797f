/**
 * Exits with 1 when `src/generated/member-api.ts` is not what `openapi/member-api.yaml` generates today.
 * Runs the package's own `generate` script with `--check`, so that both can never differ in their options.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: { generate: string };
};
const [, ...options] = manifest.scripts.generate.split(' ');
const cli = fileURLToPath(new URL('../bin/cli.js', import.meta.resolve('openapi-typescript')));
const result = spawnSync(process.execPath, [cli, ...options, '--check'], {
  cwd: root,
  encoding: 'utf8',
});
if (result.status !== 0) {
  process.stderr.write(`${result.stdout}${result.stderr}`);
  process.stderr.write('The types are older than openapi/member-api.yaml: run pnpm generate.\n');
  process.exitCode = 1;
}
