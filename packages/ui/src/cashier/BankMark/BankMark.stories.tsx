import type { Meta, StoryObj } from '@storybook/react-vite';

import { BankMark } from './BankMark.tsx';
import { usage } from './BankMark.usage.ts';

const meta = {
  title: 'Cashier/BankMark',
  component: BankMark,
  tags: ['stable'],
  parameters: { usage },
  args: { code: 'kbank' },
} satisfies Meta<typeof BankMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Renamed: Story = { args: { code: 'tmb' } };

export const UnknownBank: Story = { args: { code: 'newbk' } };
