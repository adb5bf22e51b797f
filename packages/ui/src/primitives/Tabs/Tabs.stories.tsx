import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';

import { storyPanel } from '../../private/story.css.ts';
import { Text } from '../Text/Text.tsx';
import * as glyphs from '../Icon/glyphs.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';
import { usage } from './Tabs.usage.ts';

const items = [
  { value: 'deposit', label: 'ฝากเงิน', content: <Text>เลือกช่องทางการฝาก</Text> },
  { value: 'withdraw', label: 'ถอนเงิน', content: <Text>ถอนเข้าบัญชีที่ลงทะเบียนไว้</Text> },
  { value: 'history', label: 'ประวัติ', content: <Text>ประวัติฝาก-ถอน</Text> },
];

function Chosen(args: TabsProps) {
  const [value, setValue] = useState(args.value);
  const items = args.items.map((item) => ({
    ...item,
    content: <div className={storyPanel}>{item.content}</div>,
  }));
  return <Tabs {...args} items={items} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/Tabs · segmented control',
  id: 'primitives-tabs',
  component: Tabs,
  tags: ['stable'],
  parameters: { usage },
  args: { items, value: 'deposit', onValueChange: fn(), label: 'กระเป๋าเงิน' },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcons: Story = {
  args: {
    items: items.map((item, index) => ({
      ...item,
      icon: [glyphs.deposit, glyphs.withdraw, glyphs.history][index] ?? glyphs.deposit,
    })),
    value: 'withdraw',
  },
};
export const WithCounts: Story = {
  args: { items: items.map((item, index) => ({ ...item, count: [0, 7, 128][index] ?? 0 })) },
};
export const OneDisabled: Story = {
  args: { items: items.map((item) => ({ ...item, disabled: item.value === 'withdraw' })) },
};
export const LongThai: Story = {
  args: { items: items.map((item) => ({ ...item, label: `ฝึ้ ปี่ น้ำ ${item.label}ผ่านธนาคาร` })) },
};

export const ManyItems: Story = {
  args: {
    label: 'หมวดเกม',
    value: 'sport',
    items: [
      'ยอดนิยม',
      'เกมใหม่',
      'สล็อต',
      'คาสิโนสด',
      'ยิงปลา',
      'กีฬา',
      'ลอตเตอรี่',
      'ฟรีสปิน',
      'ผู้ให้บริการ',
    ].map((label, place) => ({
      value: place === 5 ? 'sport' : label,
      label,
      content: <Text>{label}</Text>,
    })),
  },
};

export const English: Story = {
  args: {
    label: 'Wallet',
    items: [
      { value: 'deposit', label: 'Deposit', content: <Text>Choose a channel</Text> },
      { value: 'withdraw', label: 'Withdraw', content: <Text>To your registered account</Text> },
      { value: 'history', label: 'History', content: <Text>Deposits and withdrawals</Text> },
    ],
  },
};
