import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { DepositTimeoutDialog } from './DepositTimeoutDialog.tsx';
import { usage } from './DepositTimeoutDialog.usage.ts';

const meta = {
  title: 'Cashier/DepositTimeoutDialog · expired, modal',
  id: 'cashier-deposittimeoutdialog',
  component: DepositTimeoutDialog,
  tags: ['stable'],
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 480 } } },
  args: { open: true, onOpenChange: fn(), onRestart: fn(), amount: satangFromBaht(300) },
  render: (args) => (
    <div className={storyPage}>
      <DepositTimeoutDialog {...args} />
    </div>
  ),
} satisfies Meta<typeof DepositTimeoutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LargestAmount: Story = { args: { amount: satangFromBaht(999_999) } };
