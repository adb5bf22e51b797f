import { type GameFilter, NO_FILTER } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { inStoryContent } from '../inStoryContent.tsx';
import { STORY_FILTER, STORY_LIST } from '../storyFacets.ts';
import { LONG_THAI } from '../storyGames.ts';
import { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters.tsx';
import { usage } from './ActiveFilters.usage.ts';

function Live(args: ActiveFiltersProps) {
  const [filter, setFilter] = useState<GameFilter>(args.filter);
  return <ActiveFilters {...args} filter={filter} onFilterChange={setFilter} />;
}

const meta = {
  title: 'Games/ActiveFilters',
  component: ActiveFilters,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    filter: STORY_FILTER,
    onFilterChange: fn(),
    providerName: (id) =>
      STORY_LIST.find(({ provider }) => provider.id === id)?.provider.name ?? null,
  },
  decorators: [inStoryContent],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ActiveFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { filter: { bet: ['5'] } } };
export const None: Story = { args: { filter: NO_FILTER } };
export const ManyItems: Story = {
  args: {
    filter: {
      new: ['1'],
      freespin: ['1'],
      type: ['slot', 'fishing'],
      rtp: ['97', '96'],
      bet: ['10'],
      volatility: ['low', 'medium', 'high'],
      provider: ['pixel-durian', 'unknown-maker'],
    },
  },
};
export const LongThai: Story = {
  args: { filter: { provider: ['a', 'b'], hot: ['1'] }, providerName: () => LONG_THAI },
};

export const Removed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const chips = () => canvas.queryAllByRole('button');
    const [first, second] = chips();
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveTextContent(second?.textContent ?? 'nothing');
    await userEvent.click(chips().at(-1) as HTMLElement);
    await expect(chips()).toHaveLength(0);
    await expect(canvas.getByRole('group')).toHaveFocus();
  },
};
