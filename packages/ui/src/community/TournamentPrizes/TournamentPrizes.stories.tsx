import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { storyPrizes } from '../community.fixtures.ts';
import { TournamentPrizes } from './TournamentPrizes.tsx';
import { usage } from './TournamentPrizes.usage.ts';

const meta = {
  title: 'Community/TournamentPrizes',
  component: TournamentPrizes,
  tags: ['beta'],
  parameters: { usage },
  args: { prizes: storyPrizes },
  render: (args) => (
    <div className={storyColumn}>
      <Card>
        <TournamentPrizes {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof TournamentPrizes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Own: Story = { args: { ownRank: 12 } };

export const GreatFigures: Story = {
  args: {
    prizes: [
      { from: 1, to: 1, amount: satangFromBaht(1_000_000_000) },
      { from: 2, to: 1000, amount: satangFromBaht(123_456_789) },
      { from: 1001, to: 5000, amount: satangFromBaht(1_000_000.5) },
    ],
  },
};
