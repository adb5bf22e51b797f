import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { storyRows } from '../community.fixtures.ts';
import { TournamentPodium } from './TournamentPodium.tsx';
import { usage } from './TournamentPodium.usage.ts';

const meta = {
  title: 'Community/TournamentPodium',
  component: TournamentPodium,
  tags: ['beta'],
  parameters: { usage },
  args: { rows: storyRows },
  render: (args) => (
    <div className={storyColumn}>
      <Card>
        <TournamentPodium {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof TournamentPodium>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Own: Story = {
  args: { rows: storyRows.map((row) => ({ ...row, own: row.rank === 2 })) },
};
export const OnePlayer: Story = { args: { rows: storyRows.slice(0, 1) } };

export const LongThai: Story = {
  args: {
    rows: storyRows.map((row) => ({ ...row, name: 'ฝึ้ปี่น้ำฏูญู***', points: 1_234_567_890 })),
  },
};
