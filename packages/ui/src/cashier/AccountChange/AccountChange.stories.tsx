import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { NOW } from '../../private/now.fixtures.ts';
import { storySmallPhone } from '../../private/story.css.ts';
import { withLargeText } from '../../private/withLargeText.ts';
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

/** Both numbers are complete and visible above the confirm button. With large text the new one comes first. */
export const SmallPhone: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <div className={storySmallPhone}>
      <AccountChange {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const place = (text: string) => within(canvasElement).getByText(text).getBoundingClientRect();
    const [old, current] = ['456-7-89123-0', '987-6-54321-0'] as const;
    // The struck-out number is in another element, about one pixel lower.
    await expect(Math.abs(place(old).top - place(current).top)).toBeLessThan(4);
    await expect(place(old).height).toBeLessThan(28);
    await expect(place(current).height).toBeLessThan(28);
    await withLargeText(() => expect(place(current).bottom).toBeLessThan(place(old).top));
  },
};
