import { globSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';
import { PNPM } from '../install.mjs';
import { Explained } from '../progress.mjs';
import { runCommand } from '../runCommand.mjs';
import { changedFiles, git, restore } from './git.ts';
import { publishablePackages, titleOf } from './publishable.ts';

/**
 * Turns the changesets into versions and changelogs. Returns the files that it has changed.
 *
 * @throws Explained if it fails; the files are then as before
 */
export async function writeVersions(): Promise<readonly string[]> {
  if (globSync('.changeset/*.md', { cwd: ROOT }).length < 2) return [];
  try {
    // Changesets calls the package manager of the workspace, which is not installed where only npm is.
    await run('npx', '--yes', '--package', PNPM, '--', 'changeset', 'version');
    const files = changedFiles();
    await run('oxfmt', ...files.filter((file) => /^packages\/.*\.(?:md|json)$/.test(file)));
    return files;
  } catch (error) {
    restore(changedFiles());
    throw error;
  }
}

/** Commits the new versions. */
export function commitVersions(files: readonly string[]): void {
  const titles = publishablePackages(ROOT).map(titleOf);
  git('add', '--all', '--', ...files);
  git('commit', '--message', `Release: ${titles.join(', ')}`);
}

async function run(command: string, ...args: readonly string[]): Promise<void> {
  const { code, output } = await runCommand(command, [...args], { cwd: ROOT });
  if (code !== 0) throw new Explained(`${command} ${args.join(' ')} failed.\n\n${output.trim()}`);
}
