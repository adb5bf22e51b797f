import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { BonusRefusalNote } from './BonusRefusalNote.tsx';
import { usage } from './BonusRefusalNote.usage.ts';

const refusal = (code: 2101 | 2102 | 2103 | 2104 | 2105 | 2106 | 2107) => ({
  code,
  messageId: `error.bonus.${code}` as const,
  needed: null,
  have: null,
});

const meta = {
  title: 'Promotions/BonusRefusalNote',
  component: BonusRefusalNote,
  tags: ['beta'],
  parameters: { usage },
  args: {
    refusal: refusal(2101),
    ways: { deposit: '#deposit', turnover: '#mine', promotion: '#promotion', bonuses: '#bonuses' },
  },
  render: (args) => (
    <div className={storyColumn}>
      <BonusRefusalNote {...args} />
    </div>
  ),
} satisfies Meta<typeof BonusRefusalNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Over: Story = { args: { refusal: refusal(2102) } };
export const NewMembersOnly: Story = { args: { refusal: refusal(2103) } };
export const DepositsMissing: Story = {
  args: {
    refusal: {
      ...refusal(2104),
      needed: satangFromBaht(10_000),
      have: satangFromBaht(4_000),
    },
  },
};
export const NothingLost: Story = { args: { refusal: refusal(2105) } };
export const OtherTurnoverOpen: Story = { args: { refusal: refusal(2106) } };
export const ComesWithDeposit: Story = { args: { refusal: refusal(2107) } };
