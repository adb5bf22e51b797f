import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { modesOf } from '../../.storybook/modes.ts';
import { Explained } from '../progress.mjs';
import { runCommand } from '../runCommand.mjs';
import { isCurrent, storeStamp, stampOf } from '../stamp.mjs';

/** Arguments of Storybook before the folder. --test leaves out what no picture shows: documentation and accessibility. */
export const BUILD_ARGS = ['build', '--test', '--quiet', '--disable-telemetry', '--output-dir'];

/** All sources of a Storybook. */
const SOURCES = [
  '.storybook',
  'packages/ui/src',
  'packages/ui/docs',
  'packages/ui/package.json',
  'packages/domain/src',
  'packages/sandbox/src/art',
  'packages/sandbox/src/catalogue',
  'scripts/storyArt.ts',
  'packages/ui/build/steps.ts',
  'site/vite/styleSteps.ts',
  'site/vite/ourImports.ts',
  'pnpm-lock.yaml',
];
const NOT_DRAWN = /\.(test|usage)\.tsx?$/;

/** An entry of Storybook's index. */
export interface Story {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
  /** Its file, relative to the root. */
  importPath: string;
}

/**
 * Builds the Storybook of the working tree, or reuses the build while its sources are unchanged.
 *
 * @returns its folder
 * @throws Explained with the output of the build
 */
export async function buildWorkshop(root: string, note: (words: string) => void): Promise<string> {
  const folder = join(root, '.cache/visual/storybook');
  const stampFile = join(folder, '.stamp');
  const sources = stampOf(root, SOURCES, (path: string) => !NOT_DRAWN.test(path));
  if (isCurrent(stampFile, sources)) {
    note('already current');
    return folder;
  }
  rmSync(folder, { recursive: true, force: true });
  const { code, output } = await runCommand('storybook', [...BUILD_ARGS, folder], { cwd: root });
  if (code !== 0) throw new Explained(`The Storybook build failed:\n\n${output.trim()}`);
  storeStamp(stampFile, sources);
  return folder;
}

/** The stories of a built Storybook that have a picture, in its order. */
export function readStories(folder: string): Story[] {
  const text = readFileSync(join(folder, 'index.json'), 'utf8');
  const { entries } = JSON.parse(text) as { entries: Record<string, Story & { type: string }> };
  return Object.values(entries)
    .filter((story) => story.type === 'story' && Object.keys(modesOf(story)).length > 0)
    .map((story) => ({ ...story, importPath: story.importPath.replace(/^\.\//, '') }));
}

/** Ids of stories that are gone. */
export function removedOf(earlier: readonly Story[], stories: readonly Story[]): string[] {
  const now = new Set(stories.map(({ id }) => id));
  return earlier.map(({ id }) => id).filter((id) => !now.has(id));
}
