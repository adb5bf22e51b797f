import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../../primitives/Card/Card.tsx';
import { storyColumn } from '../../private/story.css.ts';
import { storyRows } from '../community.fixtures.ts';
import { Leaderboard } from './Leaderboard.tsx';
import { usage } from './Leaderboard.usage.ts';

const meta = {
  title: 'Community/Leaderboard',
  component: Leaderboard,
  tags: ['beta'],
  parameters: { usage },
  args: { rows: storyRows },
  render: (args) => (
    <div className={storyColumn}>
      <Card>
        <Leaderboard {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof Leaderboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutOwn: Story = {
  args: { rows: storyRows.map((row) => ({ ...row, own: false })) },
};

export const ManyItems: Story = {
  args: {
    rows: Array.from({ length: 100 }, (_, index) => ({
      rank: index + 1,
      name: 'ฝึ้ปี่น้ำฏูญู***',
      points: 1_000_000 - index,
      prize: null,
      own: index === 41,
    })),
  },
};
