import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { onEachGround } from '../../private/onEachGround.tsx';
import { storyColumn, storySmallPhone } from '../../private/story.css.ts';
import { withLargeText } from '../../private/withLargeText.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';
import { usage } from './SegmentedControl.usage.ts';
import * as glyphs from '../Icon/glyphs.ts';

function Chosen(args: SegmentedControlProps) {
  const [value, setValue] = useState(args.value);
  return <SegmentedControl {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  tags: ['stable'],
  parameters: { usage },
  args: {
    label: 'ประเภทรายการ',
    value: 'all',
    onValueChange: fn(),
    segments: [
      { value: 'all', label: 'ทั้งหมด' },
      { value: 'deposit', label: 'ฝาก' },
      { value: 'withdraw', label: 'ถอน' },
    ],
  },
  render: (args) => (
    <div className={storyColumn}>
      <Chosen {...args} />
    </div>
  ),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcons: Story = {
  args: {
    value: 'qr',
    segments: [
      { value: 'qr', label: 'สแกน QR', icon: glyphs.qr },
      { value: 'bank', label: 'โอนผ่านธนาคาร', icon: glyphs.bank },
    ],
  },
};

export const OneDisabled: Story = {
  args: {
    segments: [
      { value: 'all', label: 'ทั้งหมด' },
      { value: 'deposit', label: 'ฝาก' },
      { value: 'withdraw', label: 'ถอน', disabled: true },
    ],
  },
};

export const LongThai: Story = {
  args: {
    value: 'b',
    segments: [
      { value: 'a', label: 'ฝึ้ ปี่ น้ำ รายการฝากเงิน' },
      { value: 'b', label: 'ฏู ญู รายการถอนเงินทั้งหมด' },
      { value: 'c', label: 'โบนัสที่ได้รับแล้ว' },
      { value: 'd', label: 'อื่น ๆ' },
    ],
  },
};

export const OnEachGround: Story = {
  render: (args) => onEachGround(<Chosen {...args} />),
};

export const English: Story = {
  args: {
    label: 'Kind',
    segments: [
      { value: 'all', label: 'All' },
      { value: 'deposit', label: 'Deposits' },
      { value: 'withdraw', label: 'Withdrawals' },
    ],
  },
};

/** Large text on a small phone: a second line, and no overflow. */
export const LargeText: Story = {
  tags: ['behaviour'],
  args: {
    segments: ['All', 'Deposit', 'Withdraw', 'Cancelled'].map((label) => ({ value: label, label })),
    value: 'All',
  },
  render: (args) => (
    <div className={storySmallPhone}>
      <Chosen {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const root = canvas.getByRole('radiogroup');
    await expect(root.scrollWidth).toBe(root.clientWidth);
    const line = root.clientHeight;
    await withLargeText(async () => {
      await expect(root.scrollWidth).toBe(root.clientWidth);
      await expect(root.clientHeight).toBeGreaterThan(1.5 * line);
    });
  },
};
