import { type GameFilter, NO_FILTER } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { inStoryContent } from '../inStoryContent.tsx';
import { STORY_FILTER, storyFacets } from '../storyFacets.ts';
import { LONG_THAI } from '../storyGames.ts';
import { GameFilters, type GameFiltersProps } from './GameFilters.tsx';
import { usage } from './GameFilters.usage.ts';

function Live(args: GameFiltersProps) {
  const [filter, setFilter] = useState<GameFilter>(args.filter);
  const { facets } = storyFacets(filter);
  return (
    <GameFilters
      {...args}
      state={
        args.state.status === 'ready' && args.state.facets.length > 2
          ? { status: 'ready', facets }
          : args.state
      }
      filter={filter}
      onFilterChange={setFilter}
    />
  );
}

const meta = {
  title: 'Games/GameFilters · facets',
  id: 'games-gamefilters',
  component: GameFilters,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    state: { status: 'ready', facets: storyFacets(NO_FILTER).facets },
    filter: NO_FILTER,
    onFilterChange: fn(),
  },
  decorators: [inStoryContent],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof GameFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Chosen: Story = { args: { filter: STORY_FILTER } };
export const Loading: Story = { args: { state: { status: 'loading', loaded: 560, total: 5000 } } };
export const NothingToFilter: Story = { args: { state: { status: 'ready', facets: [] } } };

export const LongThai: Story = {
  args: {
    state: {
      status: 'ready',
      facets: [
        {
          facet: 'provider',
          choices: [
            { value: 'a', name: LONG_THAI.repeat(3), count: 12 },
            { value: 'b', name: LONG_THAI, count: 4999 },
            { value: 'c', name: 'Kite & Key', count: 0 },
          ],
        },
      ],
    },
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const [first] = canvas.getAllByRole('button');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-pressed', 'false');
  },
};
