import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPage } from '../../private/story.css.ts';
import { withdrawal } from '../withdraw.fixtures.ts';
import { WithdrawalBar } from './WithdrawalBar.tsx';
import { usage } from './WithdrawalBar.usage.ts';

const meta = {
  title: 'Cashier/WithdrawalBar',
  component: WithdrawalBar,
  tags: ['stable'],
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 320 } } },
  args: { href: '#history', withdrawal: withdrawal('open', 'requested') },
  render: (args) => (
    <div className={storyPage}>
      <WithdrawalBar {...args} />
    </div>
  ),
} satisfies Meta<typeof WithdrawalBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LargestAmount: Story = {
  args: {
    withdrawal: {
      ...withdrawal('open', 'requested', 'checked', 'sent'),
      amount: satangFromBaht(999_999),
    },
  },
};
