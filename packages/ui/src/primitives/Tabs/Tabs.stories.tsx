import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { value: 'deposit', label: 'ฝากเงิน', content: <Text>เลือกช่องทางการฝาก</Text> },
  { value: 'withdraw', label: 'ถอนเงิน', content: <Text>ถอนเข้าบัญชีที่ลงทะเบียนไว้</Text> },
  { value: 'history', label: 'ประวัติ', content: <Text>ประวัติฝาก-ถอน</Text> },
];

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: { items, value: 'deposit', onValueChange: fn(), label: 'กระเป๋าเงิน' },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcons: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      icon: item.value as 'deposit' | 'withdraw' | 'history',
    })),
    value: 'withdraw',
  },
};
export const OneDisabled: Story = {
  args: { items: items.map((item) => ({ ...item, disabled: item.value === 'withdraw' })) },
};
export const LongThai: Story = {
  args: { items: items.map((item) => ({ ...item, label: `ฝึ้ ปี่ น้ำ ${item.label}ผ่านธนาคาร` })) },
};
