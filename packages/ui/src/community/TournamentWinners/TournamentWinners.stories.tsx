import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { storyRows } from '../community.fixtures.ts';
import { TournamentWinners } from './TournamentWinners.tsx';
import { usage } from './TournamentWinners.usage.ts';

const meta = {
  title: 'Community/TournamentWinners',
  component: TournamentWinners,
  tags: ['beta'],
  parameters: { usage },
  args: { rows: storyRows },
  render: (args) => (
    <div className={storyColumn}>
      <TournamentWinners {...args} />
    </div>
  ),
} satisfies Meta<typeof TournamentWinners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Own: Story = {
  args: { rows: storyRows.map((row) => ({ ...row, own: row.rank === 2 })) },
};
export const OnePlayer: Story = { args: { rows: storyRows.slice(0, 1) } };

export const LongThai: Story = {
  args: {
    rows: storyRows.map((row) => ({
      ...row,
      name: 'ฝึ้ปี่น้ำฏูญู***',
      prize: satangFromBaht(1_000_000_000),
    })),
  },
};
