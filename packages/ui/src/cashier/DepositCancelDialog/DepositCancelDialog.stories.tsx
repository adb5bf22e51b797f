import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { DepositCancelDialog } from './DepositCancelDialog.tsx';
import { usage } from './DepositCancelDialog.usage.ts';

const meta = {
  title: 'Cashier/DepositCancelDialog · confirm, modal',
  id: 'cashier-depositcanceldialog',
  component: DepositCancelDialog,
  tags: ['stable'],
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 480 } } },
  args: { open: true, onOpenChange: fn(), onConfirm: fn(), amount: satangFromBaht(300) },
  render: (args) => (
    <div className={storyPage}>
      <DepositCancelDialog {...args} />
    </div>
  ),
} satisfies Meta<typeof DepositCancelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LargestAmount: Story = { args: { amount: satangFromBaht(999_999) } };
