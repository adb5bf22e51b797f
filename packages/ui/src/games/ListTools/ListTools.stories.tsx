import { type GameSort } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { inStoryContent } from '../inStoryContent.tsx';
import { ListTools, type ListToolsProps } from './ListTools.tsx';
import { usage } from './ListTools.usage.ts';

function Live(args: ListToolsProps) {
  const [sort, setSort] = useState<GameSort>(args.sort);
  const [open, setOpen] = useState(args.filtersOpen);
  return (
    <ListTools
      {...args}
      sort={sort}
      onSortChange={setSort}
      filtersOpen={open}
      onFiltersOpenChange={args.onFiltersOpenChange && setOpen}
    />
  );
}

const meta = {
  title: 'Games/ListTools · toolbar, sort, filter',
  id: 'games-listtools',
  component: ListTools,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    state: { status: 'ready', count: 212, total: 212 },
    sort: 'default',
    onSortChange: fn(),
    filters: 0,
    filtersOpen: false,
    onFiltersOpenChange: fn(),
  },
  decorators: [inStoryContent],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ListTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Partial: Story = { args: { state: { status: 'partial', loaded: 560, total: 5000 } } };

export const Stopped: Story = { args: { state: { status: 'stopped' } } };

export const Filtered: Story = {
  args: { state: { status: 'ready', count: 24, total: 212 }, filters: 3, filtersOpen: true },
};

export const NothingToFilter: Story = {
  args: { state: { status: 'ready', count: 1, total: 1 } },
  render: (args) => <Live {...args} onFiltersOpenChange={undefined} />,
};

export const LatestFirst: Story = { args: { defaultOrder: 'latest', sorts: ['default', 'az'] } };

/** The longest texts and the largest figures side by side. */
export const ManyItems: Story = {
  args: { state: { status: 'ready', count: 4875, total: 5000 }, sort: 'freespin', filters: 12 },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'az');
    await expect(canvas.getByRole('combobox')).toHaveValue('az');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
};
