import { createHash } from 'node:crypto';
import type { VisualOptions } from './options.ts';
import type { Story } from './workshop.ts';

/** Some of the stories, in their order. A seed always chooses the same ones, so that their pictures can be used again. */
export function sampleOf(stories: readonly Story[], size: number, seed: string): Story[] {
  const rankOf = ({ id }: Story) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const ranks = new Map(stories.map((story) => [story, rankOf(story)]));
  const [limit = ''] = [...ranks.values()].toSorted().slice(size);
  return limit === '' ? [...stories] : stories.filter((story) => (ranks.get(story) ?? '') < limit);
}

/**
 * The stories to compare: those that the change can affect, or all, or a sample.
 *
 * @param seed the commit to compare with: each has a sample of its own
 */
export function wantedStories(
  stories: readonly Story[],
  isAffected: (storyFile: string) => boolean,
  { all, sample, others }: Pick<VisualOptions, 'all' | 'sample' | 'others'>,
  seed: string,
): Story[] {
  if (all) return [...stories];
  const affected = stories.filter(({ importPath }) => isAffected(importPath));
  const unaffected = stories.filter(({ importPath }) => !isAffected(importPath));
  const wanted = new Set([
    ...sampleOf(affected, sample, seed),
    ...sampleOf(unaffected, others, seed),
  ]);
  return stories.filter((story) => wanted.has(story));
}
