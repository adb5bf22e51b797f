// npm run prove -- release: publishes a clean clone of the last commit on a registry of this machine, installs the packages in an
// empty folder, and uses them. Everything that is not ours comes from the registry that npm is configured with.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from '../../bootstrap.mjs';
import { fail, step } from '../../progress.mjs';
import { runCommand } from '../../runCommand.mjs';
import { endWithSignals } from '../../runSteps.ts';
import { type Publishable, publishablePackages, titleOf } from '../publishable.ts';
import { Adopter } from './adopter.ts';
import { startRegistry } from './localRegistry.ts';

type Note = (words: string) => void;
const REPOSITORY = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'team/site' };
const SHIPPED = ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json'];
/** What an application brings along, in our versions. */
const PEERS = ['react', 'react-dom', 'react-intl', 'vite'];

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'brand-release-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const origin = join(folder, 'origin.git');
  const clone = join(folder, 'clone');
  const registry = await step('Starting a registry', () => startRegistry(join(folder, 'registry')));
  await step('Cloning the last commit', () => {
    git(folder, 'clone', '--quiet', '--bare', '--no-tags', ROOT, origin);
    git(folder, 'clone', '--quiet', origin, clone);
    git(clone, 'config', 'user.name', 'Release drill');
    git(clone, 'config', 'user.email', 'drill@site.example');
  });
  const release = (...options: readonly string[]) =>
    releaseIn(clone, ['--registry', registry.address, ...options]);
  await step('A dry run changes nothing', async () => {
    match(await release('--dry-run'), /nothing was published/);
    deepStrictEqual(git(clone, 'status', '--porcelain'), '');
    for (const one of publishablePackages(ROOT))
      ok(!(await isPublished(registry.address, one)), `${one.name} was published in a dry run.`);
  });
  await step('Releasing', async (note: Note) => {
    match(await release('--push'), /Published on/);
    note(publishablePackages(clone).map(titleOf).join(', '));
  });
  const packages = publishablePackages(clone);
  await step('The commit and its tags are pushed', () => {
    deepStrictEqual(git(clone, 'status', '--porcelain'), '');
    match(git(origin, 'log', '-1', '--format=%s'), /^Release: /);
    deepStrictEqual(git(origin, 'tag').split('\n'), packages.map(titleOf));
  });
  await step('A second release publishes nothing', async () => {
    match(await release(), /Nothing to publish/);
  });
  const adopter = await Adopter.create(join(folder, 'adopter'), registry.address);
  await step('Installing in an empty folder', async () => {
    await adopter.install([
      ...packages.map(titleOf),
      ...PEERS.map((name) => `${name}@${pinned(name)}`),
    ]);
    for (const { name, version, folder: directory } of packages) {
      deepStrictEqual(adopter.missingFiles(name, SHIPPED), []);
      const manifest = await adopter.manifest(name);
      deepStrictEqual(manifest['version'], version);
      deepStrictEqual(manifest['repository'], {
        type: 'git',
        url: 'git+https://git.example/team/site.git',
        directory,
      });
    }
  });
  await step('Rendering a component on Node', async () => {
    const output = await adopter.renderOnNode();
    match(output, /<button[^>]*data-component="button"[\s\S]*ฝากเงิน/);
    match(output, /function function function/);
  });
  await step('Building a Vite application', async (note: Note) => {
    const output = await adopter.buildApplication();
    match(output, /index-[\w-]+\.js/);
    note(/(?<=built in ).*/.exec(output)?.[0] ?? '');
  });
  await step('Building a brand with brand-theme', async () => {
    deepStrictEqual(await adopter.buildBrand(), []);
  });
  registry.stop();
}

/** `npm run release` as on a machine with nothing but Node and npm. */
async function releaseIn(clone: string, options: readonly string[]): Promise<string> {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((one) => !one.startsWith(ROOT));
  const env = { ...process.env, ...REPOSITORY, NPM_TOKEN: 'drill', PATH: path.join(delimiter) };
  const args = ['run', '--silent', 'release', '--', ...options];
  const { code, output } = await runCommand('npm', args, { cwd: clone, env });
  if (code !== 0) throw new Error(`npm ${args.join(' ')}\n${output.trim()}`);
  return output;
}

async function isPublished(address: string, { name }: Publishable): Promise<boolean> {
  const { ok: found } = await fetch(`${address}${name.replace('/', '%2f')}`);
  return found;
}

function pinned(name: string): string {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  return devDependencies[name] ?? '';
}

function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8' }).trimEnd();
}

endWithSignals();
// The registry runs until this process ends.
main()
  .catch(fail)
  .finally(() => process.exit());
