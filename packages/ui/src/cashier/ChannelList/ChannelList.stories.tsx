import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Button } from '../../primitives/Button/Button.tsx';
import { channels, scbChannel, walletChannel } from '../cashier.fixtures.ts';
import { mixedChannels, twentyChannels } from '../channels.fixtures.ts';
import { ChannelList } from './ChannelList.tsx';
import { usage } from './ChannelList.usage.ts';

const meta = {
  title: 'Cashier/ChannelList',
  component: ChannelList,
  tags: ['stable'],
  parameters: { usage },
  args: {
    state: { status: 'ready', channels: mixedChannels },
    onChoose: fn(),
    onRetry: fn(),
    lastUsed: 'payment qr-2',
  },
} satisfies Meta<typeof ChannelList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const OneKind: Story = {
  args: { state: { status: 'ready', channels: channels.slice(0, 2) }, lastUsed: null },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Unreachable: Story = {
  args: {
    state: {
      status: 'error',
      failure: { messageId: 'error.general.network', code: null },
    },
  },
};

export const NoAccount: Story = {
  args: {
    state: { status: 'empty' },
    emptyActions: (
      <Button variant="soft" tone="neutral">
        เข้าสู่ระบบใหม่
      </Button>
    ),
  },
};

export const NoImage: Story = {
  args: {
    state: {
      status: 'ready',
      channels: mixedChannels.map((channel) => ({ ...channel, image: null })),
    },
  },
};

export const LongThai: Story = {
  args: {
    state: {
      status: 'ready',
      channels: [
        {
          ...walletChannel,
          name: 'ฝึ้ ปี่ น้ำ ฏู ญู กระเป๋าเงินอิเล็กทรอนิกส์ที่มีชื่อยาวเป็นพิเศษ',
          bonus: { text: 'รับโบนัสเพิ่ม 5% สูงสุด 500 บาท เฉพาะการฝากครั้งแรกของวันนี้เท่านั้น' },
        },
        scbChannel,
      ],
    },
    lastUsed: 'truewallet wallet-1',
  },
};

export const ManyItems: Story = {
  args: { state: { status: 'ready', channels: twentyChannels }, lastUsed: null },
};
