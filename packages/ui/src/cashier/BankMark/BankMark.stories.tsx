import type { Meta, StoryObj } from '@storybook/react-vite';

import { BankMark } from './BankMark.tsx';

const meta = {
  title: 'Cashier/BankMark',
  component: BankMark,
  args: { code: 'kbank' },
} satisfies Meta<typeof BankMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Renamed: Story = { args: { code: 'tmb' } };

export const UnknownBank: Story = { args: { code: 'newbk' } };
