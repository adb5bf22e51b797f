import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyOwnLists } from '../storyNav.ts';
import { MenuTiles } from './MenuTiles.tsx';

afterEach(cleanup);

describe('MenuTiles', () => {
  it('links to each place by its name, with the number of pending items', () => {
    renderInLanguage(<MenuTiles title="Games" items={storyOwnLists()} />);
    const region = within(screen.getByRole('region', { name: 'Games' }));
    expect(region.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Favourites 12',
      'Recently played 99+',
    ]);
  });

  it('shows no heading without tiles, and no count of zero', () => {
    const { container, rerender } = renderInLanguage(<MenuTiles title="Games" items={[]} />);
    expect(container.textContent).toBe('');
    const [favourite] = storyOwnLists();
    rerender(<MenuTiles title="Games" items={[{ ...favourite!, count: 0 }]} />);
    expect(screen.getByRole('link').textContent?.trim()).toBe('Favourites');
  });
});
