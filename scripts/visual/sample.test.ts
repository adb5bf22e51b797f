import { describe, expect, it } from 'vitest';
import { sampleOf, wantedStories } from './sample.ts';
import type { Story } from './workshop.ts';

const STORIES = Array.from({ length: 100 }, (_, index): Story => ({
  id: `games-card--${index}`,
  title: 'Games/Card',
  name: String(index),
  tags: [],
  importPath: index < 30 ? 'Button.stories.tsx' : 'Card.stories.tsx',
}));
const isAffected = (file: string) => file === 'Button.stories.tsx';
const EVERY = { all: false, sample: Number.POSITIVE_INFINITY, others: 0 };

const wanted = (options: Partial<typeof EVERY>) =>
  wantedStories(STORIES, isAffected, { ...EVERY, ...options }, 'a');
const affectedIn = (stories: readonly Story[]) =>
  stories.filter(({ importPath }) => isAffected(importPath)).length;

describe('a sample', () => {
  it('has the wanted size, in the order of the stories', () => {
    const some = sampleOf(STORIES, 7, 'a');
    expect(some).toHaveLength(7);
    expect(STORIES.filter((story) => some.includes(story))).toEqual(some);
    expect(sampleOf(STORIES, 0, 'a')).toEqual([]);
    expect(sampleOf(STORIES, 1000, 'a')).toEqual(STORIES);
  });

  it('is the same for a commit, and another for the next one', () => {
    expect(sampleOf(STORIES, 20, 'a')).toEqual(sampleOf(STORIES, 20, 'a'));
    expect(sampleOf(STORIES, 20, 'b')).not.toEqual(sampleOf(STORIES, 20, 'a'));
  });
});

describe('the compared stories', () => {
  it('are those that the change can affect, and all of them on request', () => {
    expect(wanted({})).toEqual(STORIES.slice(0, 30));
    expect(wanted({ all: true })).toEqual(STORIES);
  });

  it('can be a sample, and some of those that the change cannot affect', () => {
    const both = wanted({ sample: 10, others: 20 });
    expect([affectedIn(both), both.length]).toEqual([10, 30]);
    expect(wanted({ sample: 10 })).toEqual(both.slice(0, 10));
  });
});
