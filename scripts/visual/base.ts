import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Explained } from '../progress.mjs';
import { runCommand } from '../runCommand.mjs';
import { BUILD_ARGS } from './workshop.ts';

/** Bases that are kept; the one that was used longest ago goes first. */
const KEPT = 3;

/** Runs git in the root of the project. */
export type Git = (...args: string[]) => string;

/** Git of a folder. */
export const gitIn =
  (root: string): Git =>
  (...args) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();

/**
 * The commit to compare with: the given one, or where this branch began. On `main` itself it is the last commit, and the one
 * before when no file has changed.
 *
 * @returns the full hash
 * @throws Explained for an unknown commit
 */
export function baseCommit(git: Git, given: string | undefined): string {
  const hashOf = (name: string) =>
    attempt(() => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`));
  if (given !== undefined) {
    const hash = hashOf(given);
    if (hash) return hash;
    throw new Explained(`There is no commit "${given}". In a shallow clone: git fetch --unshallow`);
  }
  const head = git('rev-parse', 'HEAD');
  const main = hashOf('origin/main') ?? hashOf('main') ?? head;
  const start = attempt(() => git('merge-base', main, 'HEAD')) ?? head;
  if (start !== head || git('status', '--porcelain') !== '') return start;
  return hashOf('HEAD~1') ?? head;
}

/**
 * Builds the Storybook of a commit in a worktree of its own, once.
 *
 * @param folder for all that belongs to this commit
 * @returns the folder of the Storybook
 * @throws Explained with the output of the build
 */
export async function buildBase(
  root: string,
  commit: string,
  folder: string,
  note: (words: string) => void,
): Promise<string> {
  const storybook = join(folder, 'storybook');
  if (existsSync(join(storybook, 'index.json'))) {
    utimesSync(folder, new Date(), new Date());
    note('already built');
    return storybook;
  }
  forgetOld(dirname(folder));
  const tree = join(folder, 'tree');
  const git = gitIn(root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    // Its own script installs its own packages.
    const args = ['scripts/bootstrap.mjs', 'storybook', ...BUILD_ARGS, join(tree, '.cache/base')];
    const { code, output } = await runCommand(process.execPath, args, { cwd: tree });
    if (code !== 0)
      throw new Explained(`The Storybook of ${commit} could not be built:\n\n${output.trim()}`);
    renameSync(join(tree, '.cache/base'), storybook);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return storybook;
}

function forgetOld(folder: string): void {
  if (!existsSync(folder)) return;
  const usedAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  const names = readdirSync(folder).toSorted((one, other) => usedAt(other) - usedAt(one));
  for (const name of names.slice(KEPT - 1)) rmSync(join(folder, name), { recursive: true });
}

function attempt(work: () => string): string | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
