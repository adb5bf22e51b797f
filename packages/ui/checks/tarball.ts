import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The package as a registry would deliver it, installed in a folder outside the repository. */
export interface Installed {
  /** Folder of an application that only has the package and its peer dependencies. */
  app: string;
  /** The packed file. */
  tarball: string;
  /** Folder of the package in the application. */
  home: string;
  /** Its contents, as paths in the package. */
  files: readonly string[];
  remove(): Promise<void>;
}

interface Manifest {
  name: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** Links a dependency of the workspace, so that no network is needed. */
async function link(from: string, app: string, name: string): Promise<void> {
  const target = join(app, 'node_modules', name);
  await mkdir(dirname(target), { recursive: true });
  await symlink(realpathSync(join(from, 'node_modules', name)), target);
}

/**
 * Packs a built package and installs it.
 *
 * @param folder where its package.json is
 * @param manager the package manager that applies `publishConfig`, as `name@version`
 */
export async function installTarball(folder: string, manager: string): Promise<Installed> {
  const app = await mkdtemp(join(tmpdir(), 'brand-ui-'));
  await run('npx', ['--yes', manager, 'pack', '--pack-destination', app], { cwd: folder });
  const packed = (await readdir(app)).find((name) => name.endsWith('.tgz'));
  if (!packed) throw new Error('Nothing was packed.');
  const { name: called } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const home = join(app, 'node_modules', called);
  await mkdir(home, { recursive: true });
  await run('tar', ['-xzf', join(app, packed), '-C', home, '--strip-components=1']);
  const manifest = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as Manifest;
  const names = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
  for (const name of names) await link(folder, app, name);
  const entries = await readdir(home, { recursive: true, withFileTypes: true });
  return {
    app,
    home,
    tarball: join(app, packed),
    files: entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(home.length + 1)),
    remove: () => rm(app, { recursive: true, force: true }),
  };
}
