// npm run release [-- options]: version, changelog, build, check, publish, tag. See --help.
import { ROOT } from '../bootstrap.mjs';
import { Explained, fail, step } from '../progress.mjs';
import { endWithSignals } from '../runSteps.ts';
import { changedFiles, git, restore } from './git.ts';
import { type Publishable, publishablePackages, titleOf } from './publishable.ts';
import { Registry } from './registry.ts';
import { HELP, type ReleaseOptions, releaseOptions } from './releaseOptions.ts';
import { originOf, provenanceProblem } from './repository.ts';
import { type Staged, buildPackage, stage } from './stage.ts';
import { commitVersions, writeVersions } from './versions.ts';

type Note = (words: string) => void;

async function main(): Promise<void> {
  const options = releaseOptions(process.argv.slice(2), process.env);
  if (!options) return void process.stdout.write(HELP);
  const problem = options.provenance ? provenanceProblem(process.env) : null;
  if (problem !== null) throw new Explained(problem);
  const changed = changedFiles();
  if (changed.length > 0) throw new Explained(uncommittedText(changed));
  const written = await step('Versions and changelogs', async (note: Note) => {
    const files = await writeVersions();
    note(files.length > 0 ? titles(publishablePackages(ROOT)) : 'no changeset');
    return files;
  });
  // Until the commit, a release that fails or is interrupted leaves no trace.
  let uncommitted = written;
  process.on('exit', () => restore(uncommitted));
  const text = await release(written, options, () => {
    uncommitted = [];
  });
  console.log(`\n${text}`);
}

/** Returns what to say in the end; `onCommit` is called when the versions are committed. */
async function release(
  written: readonly string[],
  options: ReleaseOptions,
  onCommit: () => void,
): Promise<string> {
  const commit = () => {
    if (written.length > 0) commitVersions(written);
    onCommit();
    if (options.push) git('push', 'origin', 'HEAD');
  };
  if (options.prepare) {
    if (written.length === 0) return 'Nothing to prepare: there is no changeset.';
    commit();
    return `Committed${options.push ? ' and pushed' : ''}. npm run release publishes it.`;
  }
  const all = publishablePackages(ROOT);
  const [scope = ''] = all[0]?.name.split('/') ?? [];
  const registry = await Registry.open(options.registry, scope, process.env);
  const waiting = await step(`Asking ${registry.address}`, async (note: Note) => {
    const has = await Promise.all(all.map((one) => registry.has(one)));
    const found = all.filter((_, index) => !has[index]);
    note(`${found.length} of ${all.length} to publish`);
    return found;
  });
  if (waiting.length === 0)
    return `Nothing to publish: ${titles(all)} are on ${registry.address}. A changeset (npx changeset) makes a new version.`;
  const staged = await prepared(waiting);
  if (options.dryRun) return dryRunText(staged, registry);
  commit();
  for (const one of staged) {
    await step(`Publishing ${titleOf(one)}`, () => registry.publish(one, options));
    git('tag', '--annotate', titleOf(one), '--message', titleOf(one));
    if (options.push) git('push', 'origin', `refs/tags/${titleOf(one)}`);
  }
  return [
    `Published on ${registry.address}: ${titles(staged)}`,
    ...(options.push ? [] : ['Push the commit and the tags: git push --follow-tags']),
    ...originNote(),
  ].join('\n');
}

/** Builds and checks every package before the first one is published. */
async function prepared(packages: readonly Publishable[]): Promise<readonly Staged[]> {
  const all: Staged[] = [];
  for (const one of packages) {
    await step(`Building ${one.name}`, () => buildPackage(one));
    const staged = await step(`Packing and checking ${one.name}`, async (note: Note) => {
      const result = await stage(one, process.env);
      note(`${result.files} files, ${Math.round(result.size / 1000)} kB`);
      return result;
    });
    all.push(staged);
  }
  return all;
}

const titles = (packages: readonly Publishable[]) => packages.map(titleOf).join(', ');

const uncommittedText = (changed: readonly string[]) =>
  [
    'A release is made of a commit, and these files differ from the last one:',
    ...changed.slice(0, 10).map((file) => `  ${file}`),
    'Commit them first.',
  ].join('\n');

const dryRunText = (staged: readonly Staged[], { address }: Registry) =>
  [
    `Dry run: nothing was published, and no file was changed. To ${address} would go:`,
    ...staged.map((one) => `  ${titleOf(one)}: ${one.path}`),
    ...originNote(),
  ].join('\n');

const originNote = () =>
  originOf(process.env, '')
    ? []
    : [
        'They name no repository and no homepage, because GITHUB_SERVER_URL and GITHUB_REPOSITORY are not set.',
      ];

endWithSignals();
main().catch(fail);
