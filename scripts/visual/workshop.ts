import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MODES, MODE_NAMES, type Mode, type ModeName, modesOf } from '../../.storybook/modes.ts';
import { Explained } from '../progress.mjs';
import { runCommand } from '../runCommand.mjs';
import { isCurrent, storeStamp, stampOf } from '../stamp.mjs';
import type { PictureKey } from './storyPattern.ts';

/** All sources that can change a picture. */
const SOURCES = [
  '.storybook',
  'packages/ui/src',
  'packages/ui/docs',
  'packages/ui/package.json',
  'packages/domain/src',
  'packages/sandbox/src/art',
  'packages/sandbox/src/catalogue',
  'scripts/storyArt.ts',
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

/** One picture to take. */
export interface Shot extends PictureKey {
  story: Story;
}

/**
 * Builds Storybook, or reuses the build while its sources are unchanged.
 *
 * @returns its folder, and the fingerprint of its sources
 * @throws Explained with the output of the build
 */
export async function buildWorkshop(
  root: string,
  note: (words: string) => void,
): Promise<{ folder: string; sources: string }> {
  const folder = join(root, '.cache/visual/workshop');
  const stampFile = join(folder, '.stamp');
  const sources = stampOf(root, SOURCES, (path: string) => !NOT_DRAWN.test(path));
  if (isCurrent(stampFile, sources)) {
    note('already current');
    return { folder, sources };
  }
  rmSync(folder, { recursive: true, force: true });
  // --test omits what pictures do not show: documentation pages and accessibility checks.
  const args = ['build', '--test', '--quiet', '--disable-telemetry', '--output-dir', folder];
  const { code, output } = await runCommand('storybook', args, { cwd: root });
  if (code !== 0) throw new Explained(`The Storybook build failed:\n\n${output.trim()}`);
  storeStamp(stampFile, sources);
  return { folder, sources };
}

/** The stories of a built Storybook, in its order. */
export function readStories(folder: string): Story[] {
  const text = readFileSync(join(folder, 'index.json'), 'utf8');
  const { entries } = JSON.parse(text) as { entries: Record<string, Story & { type: string }> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** All pictures of the stories, mode by mode. */
export function shotsOf(stories: readonly Story[]): Shot[] {
  return MODE_NAMES.flatMap((mode) =>
    stories
      .filter((story) => mode in modesOf(story))
      .map((story) => ({ mode, storyId: story.id, story })),
  );
}

/** Returns a mode by a known name. */
export function modeNamed(name: string): Mode {
  if (!(name in MODES)) throw new Error(`There is no mode "${name}".`);
  return MODES[name as ModeName];
}
