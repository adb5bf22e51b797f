import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { depositTerms, giftTerms } from '../promotions.fixtures.ts';
import { TurnoverExample } from './TurnoverExample.tsx';
import { usage } from './TurnoverExample.usage.ts';

const meta = {
  title: 'Promotions/TurnoverExample',
  component: TurnoverExample,
  tags: ['beta'],
  parameters: { usage },
  args: { terms: depositTerms, by: 'deposit' },
  render: (args) => (
    <div className={storyColumn}>
      <TurnoverExample {...args} />
    </div>
  ),
} satisfies Meta<typeof TurnoverExample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PartOfLosses: Story = {
  args: {
    terms: { ...giftTerms, bonus: { kind: 'percent', percent: 5 }, turnover: 1 },
    by: 'claim',
  },
};

export const WithoutTurnover: Story = { args: { terms: giftTerms, by: 'claim' } };

export const LargeAmounts: Story = {
  args: {
    terms: {
      ...depositTerms,
      minDeposit: satangFromBaht(45_000),
      maxBonus: satangFromBaht(50_000),
      turnover: 25,
    },
  },
};
