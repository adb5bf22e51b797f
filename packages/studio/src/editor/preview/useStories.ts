'use client';

import { useEffect, useState } from 'react';

import { type StoryGroup, storyGroups } from '../../model/storyGroups.ts';

/** The stories of a Storybook by component; null until they have been read, empty if they cannot be. */
export function useStories(folder: string | null): readonly StoryGroup[] | null {
  const [groups, setGroups] = useState<readonly StoryGroup[] | null>(folder ? null : []);
  useEffect(() => {
    if (!folder) return;
    fetch(`${folder}index.json`)
      .then(async (reply) => (await reply.json()) as unknown)
      .then(
        (index) => setGroups(storyGroups(index)),
        () => setGroups([]),
      );
  }, [folder]);
  return groups;
}
