import { execFileSync } from 'node:child_process';
import { ROOT } from '../bootstrap.mjs';
import { Explained } from '../progress.mjs';

/** Output of a git command in the project. */
export function git(...args: readonly string[]): string {
  try {
    const options = { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', args, options).trimEnd();
  } catch (error) {
    const { stderr } = error as { readonly stderr?: string };
    throw new Explained(`git ${args[0]} failed.\n\n${stderr?.trim() || (error as Error).message}`);
  }
}

/** Files that differ from the last commit, new ones too. */
export function changedFiles(): readonly string[] {
  return git('status', '--porcelain', '--untracked-files=all', '--no-renames')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
}

/** Gives these files their state of the last commit; new ones are removed. */
export function restore(files: readonly string[]): void {
  if (files.length === 0) return;
  git('reset', '--quiet', '--', ...files);
  const known = git('ls-tree', '-r', '--name-only', 'HEAD', '--', ...files).split('\n');
  const [before, added] = [
    files.filter((file) => known.includes(file)),
    files.filter((file) => !known.includes(file)),
  ];
  if (before.length > 0) git('restore', '--worktree', '--', ...before);
  if (added.length > 0) git('clean', '--force', '--quiet', '--', ...added);
}
