import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { scbChannel, walletChannel } from '../cashier.fixtures.ts';
import { ktbChannel, longChannel } from '../transfer.fixtures.ts';
import { tronChannel } from '../usdt.fixtures.ts';
import { ChannelRow } from './ChannelRow.tsx';
import { usage } from './ChannelRow.usage.ts';

const meta = {
  title: 'Cashier/ChannelRow',
  component: ChannelRow,
  tags: ['stable'],
  parameters: { usage },
  args: { channel: scbChannel, onChange: fn() },
} satisfies Meta<typeof ChannelRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnlyChannel: Story = { render: () => <ChannelRow channel={scbChannel} /> };

export const WithBonus: Story = { args: { channel: walletChannel } };

export const Bank: Story = { args: { channel: ktbChannel } };

export const Usdt: Story = { args: { channel: tronChannel } };

export const LongThai: Story = { args: { channel: longChannel } };
