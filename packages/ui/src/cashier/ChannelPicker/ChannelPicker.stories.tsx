import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { SidePanel } from '../../primitives/SidePanel/SidePanel.tsx';
import { scbChannel } from '../cashier.fixtures.ts';
import { mixedChannels, twentyChannels } from '../channels.fixtures.ts';
import { ethereumChannel, tronChannel } from '../usdt.fixtures.ts';
import { ChannelPicker } from './ChannelPicker.tsx';
import { usage } from './ChannelPicker.usage.ts';

const meta = {
  title: 'Cashier/ChannelPicker · payment method',
  id: 'cashier-channelpicker',
  component: ChannelPicker,
  tags: ['stable'],
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 640 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    channels: mixedChannels,
    selected: scbChannel,
    onChoose: fn(),
  },
  render: (args) => (
    <div className={storyPage}>
      <ChannelPicker {...args} />
    </div>
  ),
} satisfies Meta<typeof ChannelPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Usdt: Story = {
  args: { channels: [tronChannel, ethereumChannel], selected: ethereumChannel },
};

export const NothingChosen: Story = { args: { selected: null } };

export const OverSidePanel: Story = {
  render: (args) => (
    <div className={storyPage}>
      <SidePanel open onOpenChange={() => {}} title="กระเป๋าเงิน" closeLabel="ปิด" />
      <ChannelPicker {...args} />
    </div>
  ),
};

export const ManyItems: Story = {
  args: { channels: twentyChannels, selected: twentyChannels[17] ?? null },
};
