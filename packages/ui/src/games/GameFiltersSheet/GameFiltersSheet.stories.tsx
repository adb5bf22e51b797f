import { type GameFilter, NO_FILTER } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { STORY_FILTER, storyFacets } from '../storyFacets.ts';
import { GameFiltersSheet, type GameFiltersSheetProps } from './GameFiltersSheet.tsx';
import { usage } from './GameFiltersSheet.usage.ts';

function Live(args: GameFiltersSheetProps) {
  const [filter, setFilter] = useState<GameFilter>(args.filter);
  const { facets, games } = storyFacets(filter);
  const loading = args.state.status === 'loading';
  return (
    <GameFiltersSheet
      {...args}
      state={loading ? args.state : { status: 'ready', facets }}
      count={loading ? null : games.length}
      filter={filter}
      onFilterChange={setFilter}
    />
  );
}

const meta = {
  title: 'Games/GameFiltersSheet · bottom sheet, modal',
  id: 'games-gamefilterssheet',
  component: GameFiltersSheet,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    open: true,
    onOpenChange: fn(),
    state: { status: 'ready', facets: storyFacets(NO_FILTER).facets },
    filter: NO_FILTER,
    onFilterChange: fn(),
    count: 240,
    onShow: fn(),
  },
  decorators: [
    (Story) => (
      <div className={storyPage}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof GameFiltersSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { filter: STORY_FILTER } };
export const NothingMatches: Story = {
  args: { filter: { type: ['lotto'], freespin: ['1'] } },
};
export const Loading: Story = { args: { state: { status: 'loading', loaded: 560, total: 5000 } } };

export const Shown: Story = {
  tags: ['behaviour'],
  args: { filter: STORY_FILTER },
  play: async ({ args }) => {
    const buttons = () => screen.getAllByRole('button', { pressed: true });
    await expect(buttons()).toHaveLength(4);
    const [, clear, show] = screen
      .getAllByRole('button')
      .filter((button) => !button.hasAttribute('aria-pressed'));
    await userEvent.click(clear as HTMLElement);
    await expect(screen.queryAllByRole('button', { pressed: true })).toHaveLength(0);
    await userEvent.click(show as HTMLElement);
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
