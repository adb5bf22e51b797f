// The folder that is published: what pnpm packs, with the origin of the source, and nothing that only the workspace needs.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { PNPM } from '../install.mjs';
import { Explained } from '../progress.mjs';
import { runCommand } from '../runCommand.mjs';
import { type Publishable, titleOf } from './publishable.ts';
import { originOf } from './repository.ts';
import { stagedProblems } from './stagedProblems.ts';

const FOLDER = join(ROOT, '.cache/release');

/** A package that is ready to be published. */
export interface Staged extends Publishable {
  /** Absolute path of the folder to publish. */
  readonly path: string;
  readonly files: number;
  /** Bytes to download. */
  readonly size: number;
}

/** Builds a package, so that it cannot be published empty. */
export async function buildPackage({ folder }: Publishable): Promise<void> {
  await run('npm', ['run', '--silent', 'build'], join(ROOT, folder));
}

/**
 * Packs a built package and checks what is in it.
 *
 * @throws Explained if something is missing
 */
export async function stage(one: Publishable, env: NodeJS.ProcessEnv): Promise<Staged> {
  const path = join(FOLDER, one.folder);
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
  // pnpm adds the licence of the workspace and replaces what only holds inside it: exports and versions of the workspace.
  const pack = ['--yes', PNPM, 'pack', '--out', join(path, 'packed.tgz')];
  await run('npx', pack, join(ROOT, one.folder));
  await run('tar', ['-xzf', 'packed.tgz', '--strip-components=1'], path);
  await rm(join(path, 'packed.tgz'));
  await writeManifest(path, one, env);
  const problems = await stagedProblems(path, one.version);
  if (problems.length > 0)
    throw new Explained(`${titleOf(one)} is not ready.\n\n${problems.join('\n')}`);
  const json = await run('npm', ['pack', '--dry-run', '--json'], path);
  const [packed] = JSON.parse(json.slice(json.indexOf('['))) as [
    { size: number; entryCount: number },
  ];
  return { ...one, path, files: packed.entryCount, size: packed.size };
}

async function writeManifest(path: string, { folder }: Publishable, env: NodeJS.ProcessEnv) {
  const file = join(path, 'package.json');
  const all = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  const { devDependencies: _unused, scripts: _ofWorkspace, ...manifest } = all;
  await writeFile(file, `${JSON.stringify({ ...manifest, ...originOf(env, folder) }, null, 2)}\n`);
}

async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, output } = await runCommand(command, [...args], { cwd });
  if (code !== 0) throw new Explained(`${command} ${args.join(' ')} failed.\n\n${output.trim()}`);
  return output;
}
