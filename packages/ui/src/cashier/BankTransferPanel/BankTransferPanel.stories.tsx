import type { Meta, StoryObj } from '@storybook/react-vite';

import { ktbChannel, longChannel, wallet } from '../transfer.fixtures.ts';
import { BankTransferPanel, type BankTransferPanelProps } from './BankTransferPanel.tsx';
import { usage } from './BankTransferPanel.usage.ts';

const nothing = (): void => undefined;

const meta = {
  title: 'Cashier/BankTransferPanel · account number',
  id: 'cashier-banktransferpanel',
  component: BankTransferPanel,
  tags: ['stable'],
  parameters: { usage },
  args: {
    channel: ktbChannel,
    onReport: nothing,
    onLeave: nothing as BankTransferPanelProps['onLeave'],
    onChangeChannel: nothing as BankTransferPanelProps['onChangeChannel'],
  },
} satisfies Meta<typeof BankTransferPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const OnlyChannel: Story = { args: { onLeave: null, onChangeChannel: null } };

export const WithBonus: Story = {
  args: { channel: { ...ktbChannel, bonus: { text: 'รับเพิ่ม 2%' } } },
};

export const ElevenDigitsAndLongNames: Story = { args: { channel: longChannel } };

/** Longer than any Thai account number: all digits must be visible. */
export const LongNumber: Story = {
  args: { channel: { ...ktbChannel, accountNumber: '987654321012345' } },
};

export const Wallet: Story = { args: { channel: wallet, onChangeChannel: null } };
