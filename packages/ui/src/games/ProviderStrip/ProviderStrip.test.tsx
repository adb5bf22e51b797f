import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { STORY_PROVIDERS } from '../storyGames.ts';
import { ProviderStrip } from './ProviderStrip.tsx';

afterEach(cleanup);

it('shows for each provider whether its games are available, and always links to them', () => {
  const [open, second, third] = STORY_PROVIDERS;
  const providers = [
    open!,
    { ...second!, enabled: false },
    { ...third!, enabled: false, disabled: true },
  ];
  renderInLanguage(
    <ProviderStrip state={{ status: 'ready', providers }} hrefOf={({ code }) => `#${code}`} />,
  );
  const tiles = screen.getAllByRole('link');
  expect(tiles.map((tile) => [tile.dataset['state'], tile.textContent])).toEqual([
    ['open', ''],
    ['maintenance', 'Under maintenance'],
    ['closed', 'Not available'],
  ]);
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(
    providers.map(({ code }) => `#${code}`),
  );
});
