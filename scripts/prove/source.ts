import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** The page with the results, and the results. They are not part of what is proven, so that they can be committed after the run. */
export const PAGE = 'docs/proof.md';
export const RESULTS = 'docs/proof.json';
const WRITTEN: readonly string[] = [PAGE, RESULTS];

/** What a result was obtained from. */
export interface Source {
  /** Hash of the last commit. */
  readonly commit: string;
  /** The same for each commit with the same files, apart from the page and the results. */
  readonly key: string;
  /** Files that differ from the commit. */
  readonly changed: readonly string[];
}

/** Reads the last commit of a repository, and what differs from it. */
export function readSource(root: string): Source {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }).trimEnd();
  const lines = (text: string) => text.split('\n').filter(Boolean);
  const files = lines(git('ls-tree', '-r', 'HEAD')).filter(
    (line) => !WRITTEN.includes(line.split('\t')[1] ?? ''),
  );
  const status = lines(git('status', '--porcelain', '--untracked-files=all', '--no-renames'));
  return {
    commit: git('rev-parse', 'HEAD'),
    key: createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16),
    changed: status.map((line) => line.slice(3)).filter((file) => !WRITTEN.includes(file)),
  };
}
