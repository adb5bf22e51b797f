import { type GameSort } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { GameSortSelect, type GameSortSelectProps } from './GameSortSelect.tsx';
import { usage } from './GameSortSelect.usage.ts';

function Live(args: GameSortSelectProps) {
  const [sort, setSort] = useState<GameSort>(args.sort);
  return <GameSortSelect {...args} sort={sort} onSortChange={setSort} />;
}

const meta = {
  title: 'Games/GameSortSelect · order, dropdown',
  id: 'games-gamesortselect',
  component: GameSortSelect,
  tags: ['stable'],
  parameters: { usage },
  args: { sort: 'default', onSortChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof GameSortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByFigure: Story = { args: { sort: 'popularToday' } };
export const LatestFirst: Story = { args: { defaultOrder: 'latest', sorts: ['default', 'az'] } };
export const Ranking: Story = { args: { defaultOrder: 'rtpToday', sorts: ['default', 'az'] } };
export const BestMatch: Story = { args: { defaultOrder: 'match' } };

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'bigWin');
    await expect(canvas.getByRole('combobox')).toHaveValue('bigWin');
  },
};
