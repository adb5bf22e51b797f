import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../../primitives/Card/Card.tsx';
import { storyColumn } from '../../private/story.css.ts';
import { depositTerms, giftTerms } from '../promotions.fixtures.ts';
import { PromotionTermsList } from './PromotionTermsList.tsx';
import { usage } from './PromotionTermsList.usage.ts';

const meta = {
  title: 'Promotions/PromotionTermsList',
  component: PromotionTermsList,
  tags: ['beta'],
  parameters: { usage },
  args: { terms: depositTerms, by: 'deposit', period: 'once', endsAt: null },
  render: (args) => (
    <div className={storyColumn}>
      <Card>
        <PromotionTermsList {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof PromotionTermsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutTurnover: Story = {
  args: { terms: giftTerms, by: 'claim', period: 'monthly' },
};

export const Whole: Story = {
  args: {
    audience: 'new',
    startsAt: Date.UTC(2025, 11, 31, 17),
    endsAt: Date.UTC(2026, 0, 31, 16, 59),
    someChannels: true,
    channelNames: ['QR ไทยพาณิชย์', 'ธนาคารออมสิน'],
    terms: {
      ...depositTerms,
      excludedGames: ['golden-hour-roulette', 'neon-baccarat', 'x1', 'x2'],
    },
    gameNames: { 'golden-hour-roulette': 'Golden Hour Roulette', 'neon-baccarat': 'Neon Baccarat' },
  },
};

export const ManyConditions: Story = {
  args: { period: 'each', someChannels: true, endsAt: Date.UTC(2026, 0, 31, 16, 59) },
};
