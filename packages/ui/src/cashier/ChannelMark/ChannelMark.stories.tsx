import type { Meta, StoryObj } from '@storybook/react-vite';

import { scbChannel, walletChannel } from '../cashier.fixtures.ts';
import { ktbChannel } from '../transfer.fixtures.ts';
import { tronChannel } from '../usdt.fixtures.ts';
import { ChannelMark } from './ChannelMark.tsx';
import { usage } from './ChannelMark.usage.ts';

const meta = {
  title: 'Cashier/ChannelMark',
  component: ChannelMark,
  tags: ['stable'],
  parameters: { usage },
  args: { channel: scbChannel },
} satisfies Meta<typeof ChannelMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Wallet: Story = { args: { channel: walletChannel } };

export const Bank: Story = { args: { channel: ktbChannel } };

export const Usdt: Story = { args: { channel: tronChannel } };

export const NoImage: Story = { args: { channel: { ...scbChannel, image: null } } };

export const BrokenImage: Story = {
  args: { channel: { ...walletChannel, image: 'data:image/png;base64,AAAA' } },
};
