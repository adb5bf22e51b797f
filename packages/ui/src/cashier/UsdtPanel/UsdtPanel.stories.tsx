import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { ethereumChannel, mistakenChannel, strangeChannel, tronChannel } from '../usdt.fixtures.ts';
import { UsdtPanel, type UsdtPanelProps } from './UsdtPanel.tsx';
import { usage } from './UsdtPanel.usage.ts';

const nothing = (): void => undefined;
const channels = [tronChannel, ethereumChannel];

function Typed(args: UsdtPanelProps) {
  const [channel, setChannel] = useState(args.channel);
  const [entry, setEntry] = useState(args.entry);
  return (
    <UsdtPanel
      {...args}
      channel={channel}
      onChannelChange={setChannel}
      entry={entry}
      onEntryChange={setEntry}
    />
  );
}

const meta = {
  title: 'Cashier/UsdtPanel · crypto, tether',
  id: 'cashier-usdtpanel',
  component: UsdtPanel,
  tags: ['stable'],
  parameters: { usage },
  args: {
    channels,
    channel: tronChannel,
    onChannelChange: nothing,
    entry: { side: 'usdt', text: '' },
    onEntryChange: nothing,
    onReport: nothing,
    onGuide: nothing,
    contactHref: '#admin',
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof UsdtPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const OneNetwork: Story = { args: { channels: [tronChannel] } };

export const LongAddress: Story = { args: { channel: ethereumChannel } };

export const UsdtTyped: Story = { args: { entry: { side: 'usdt', text: '20' } } };

export const BahtTyped: Story = { args: { entry: { side: 'baht', text: '1,000' } } };

export const AmountTooSmall: Story = { args: { entry: { side: 'usdt', text: '1.5' } } };

export const AmountTooLarge: Story = { args: { entry: { side: 'baht', text: '1,000,000' } } };

export const NotAnAmount: Story = { args: { entry: { side: 'usdt', text: '12a' } } };

export const WrongAddress: Story = {
  args: { channels: [mistakenChannel], channel: mistakenChannel },
};

export const WrongAddressOfOne: Story = {
  args: { channels: [ethereumChannel, mistakenChannel], channel: mistakenChannel },
};

export const UnknownNetwork: Story = {
  args: { channels: [strangeChannel], channel: strangeChannel, contactHref: null },
};

export const LongAmounts: Story = {
  args: { entry: { side: 'usdt', text: '123,456,789.123456' } },
};

export const LongThai: Story = {
  args: {
    channel: {
      ...tronChannel,
      network: 'ฝึ้ ปี่ น้ำ ฏู ญู เครือข่าย TRC20',
      accountName: 'ฝึ้ ปี่ น้ำ ฏู ญู บริษัทที่มีชื่อยาวเป็นพิเศษ จำกัด (มหาชน)',
      bonus: { text: 'รับโบนัสเพิ่ม 5% สูงสุด 500 บาท เฉพาะการฝากครั้งแรกของวันนี้เท่านั้น' },
    },
  },
};

export const NoImage: Story = {
  args: {
    channels: channels.map((channel) => ({ ...channel, image: null, networkImage: null })),
  },
};

export const ManyItems: Story = {
  args: {
    channels: ['TRC20', 'ERC20', 'BEP20', 'Polygon', 'Arbitrum', 'Optimism'].map((network, at) => ({
      ...(at === 0 ? tronChannel : ethereumChannel),
      id: `u${at + 1}`,
      network,
    })),
  },
};
