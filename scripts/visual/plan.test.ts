import { expect, it } from 'vitest';
import { shotsOf } from './plan.ts';

it('names a picture by component, state and mode, as --grep finds it', () => {
  const title = 'Primitives/Button · action, submit';
  const story = {
    id: 'primitives-button--long',
    title,
    name: 'Long',
    tags: [],
    importPath: 'Button.stories.tsx',
  };
  const shots = shotsOf([story], [story], [{ pattern: 'primitives-button', reason: 'rounder' }]);
  expect(shots).toEqual([
    {
      mode: 'lotus-th-390',
      storyId: 'primitives-button--long',
      title: 'Primitives / Button / Long',
      isNew: false,
      reason: 'rounder',
    },
  ]);
});
