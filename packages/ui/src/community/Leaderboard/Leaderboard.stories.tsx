import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../../primitives/Card/Card.tsx';
import { storyColumn } from '../../private/story.css.ts';
import { storyRows, storyTable } from '../community.fixtures.ts';
import { Leaderboard } from './Leaderboard.tsx';
import { usage } from './Leaderboard.usage.ts';

const meta = {
  title: 'Community/Leaderboard · ranking',
  id: 'community-leaderboard',
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

export const Default: Story = { tags: ['matrix'] };
export const WithoutOwn: Story = {
  args: { rows: storyRows.map((row) => ({ ...row, own: false })) },
};

/** The member ranks below the visible rows: the own row follows them and stays visible. */
export const OwnOutside: Story = {
  args: {
    rows: storyTable(100),
    players: 5000,
    own: { rank: 4321, points: 35, prize: null, pointsToNext: 4, paidAt: null },
  },
};

/** The member is in the table, below the initially visible rows. */
export const OwnBelow: Story = {
  args: {
    rows: storyTable(66, 24),
    players: 66,
    own: { rank: 24, points: 430, prize: satangFromBaht(1000), pointsToNext: 11, paidAt: null },
  },
};

/** Further rows load: the button waits, and the rows above stay. */
export const LoadingMore: Story = {
  args: { rows: storyTable(10), players: 5000, onMore: () => undefined, moreState: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const MoreFailed: Story = {
  args: { rows: storyTable(10), players: 5000, onMore: () => undefined, moreState: 'failed' },
  play: LoadingMore.play!,
};

export const NoPrizes: Story = {
  args: { rows: storyRows.map((row) => ({ ...row, prize: null })) },
};

/** Five thousand rows cost as much as ten. */
export const ManyItems: Story = { args: { rows: storyTable(5000, 3) } };

export const LongThai: Story = {
  args: {
    rows: storyRows.map((row) => ({
      ...row,
      name: 'ฝึ้ปี่น้ำฏูญู***',
      points: 1_234_567_890,
      prize: satangFromBaht(1_000_000_000),
    })),
  },
};
