import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from '../progress.mjs';
import { matchesStory } from './storyPattern.ts';

/** Stories that are meant to change. */
export interface IntendedChange {
  /** Id of a story, with `*` as a wildcard. */
  pattern: string;
  reason: string;
}

const BLOCK = /<!--\s*visual\b([\s\S]*?)-->/g;
const LINE = /^([\w*-]+): +(\S.*)$/;

/**
 * The intended changes in the text of a changeset: lines `story: reason` in a comment that begins with `visual`.
 *
 * @throws Explained for a line without a story or a reason
 */
export function intendedIn(text: string): IntendedChange[] {
  return [...text.matchAll(BLOCK)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, pattern, reason] = LINE.exec(line) ?? [];
      if (pattern && reason) return { pattern, reason };
      throw new Explained(
        `A changeset lists an intended change as "${line}". Write the story and why it changes:\n\n<!-- visual\nprimitives-button--default: rounder corners\n-->`,
      );
    });
}

/**
 * The intended changes of this branch. Those that the base lists, too, were for earlier changes: a changeset stays until the
 * next release.
 *
 * @param base commit to compare with
 */
export function readIntended(root: string, base: string): IntendedChange[] {
  const folder = join(root, '.changeset');
  const now = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) => intendedIn(readFileSync(join(folder, name), 'utf8')));
  const before = linesOf(root, base);
  return now.filter(({ pattern, reason }) => !before.has(`${pattern}: ${reason}`));
}

/** Lines of the changesets of a commit that may list a change. */
function linesOf(root: string, commit: string): Set<string> {
  const args = ['grep', '-h', '-E', '-e', '^ *[A-Za-z0-9_*-]+: ', commit, '--', '.changeset'];
  try {
    const text = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
    return new Set(text.split('\n').map((line) => line.trim()));
  } catch {
    // It lists none.
    return new Set();
  }
}

/** Why a story is meant to change; undefined when it is not. */
export function reasonFor(
  intended: readonly IntendedChange[],
  storyId: string,
): string | undefined {
  return intended.find(({ pattern }) => matchesStory(pattern, storyId))?.reason;
}
