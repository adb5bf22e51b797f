import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { NOW } from '../../private/now.fixtures.ts';
import { ktbChannel, longChannel } from '../transfer.fixtures.ts';
import { AccountChange } from './AccountChange.tsx';
import { usage } from './AccountChange.usage.ts';

const meta = {
  title: 'Cashier/AccountChange',
  component: AccountChange,
  tags: ['stable'],
  parameters: { usage },
  args: {
    channel: { ...ktbChannel, accountChangedAt: NOW - 172_800_000 },
    previous: { number: '4567891230' },
    onAcknowledge: fn(),
    onLeave: fn(),
    onChangeChannel: fn(),
  },
} satisfies Meta<typeof AccountChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const OldEndKnown: Story = {
  args: { channel: ktbChannel, previous: { end: '1230' } },
};

export const OldUnknown: Story = { args: { previous: null } };

export const OnlyChannel: Story = {
  render: (args) => <AccountChange {...args} onLeave={null} onChangeChannel={null} />,
};

export const LongThai: Story = {
  args: {
    channel: { ...longChannel, accountNumber: '987654321012', accountChangedAt: NOW },
    previous: { number: '12345678901' },
  },
};
