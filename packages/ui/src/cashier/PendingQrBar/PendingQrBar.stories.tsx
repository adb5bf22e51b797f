import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { NOW } from '../../private/now.fixtures.ts';
import { storyPage } from '../../private/story.css.ts';
import { PendingQrBar } from './PendingQrBar.tsx';
import { usage } from './PendingQrBar.usage.ts';

const meta = {
  title: 'Cashier/PendingQrBar · payment reminder',
  id: 'cashier-pendingqrbar',
  component: PendingQrBar,
  tags: ['stable'],
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 320 } } },
  args: { href: '#deposit', amount: satangFromBaht(300), until: NOW + 492_000 },
  render: (args) => (
    <div className={storyPage}>
      <PendingQrBar {...args} />
    </div>
  ),
} satisfies Meta<typeof PendingQrBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LargestAmount: Story = { args: { amount: satangFromBaht(999_999) } };

export const LastMinute: Story = { args: { until: NOW + 42_000 } };
