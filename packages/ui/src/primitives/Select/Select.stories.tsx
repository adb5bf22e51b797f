import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { onEachGround } from '../../private/onEachGround.tsx';
import { Select, type SelectProps } from './Select.tsx';
import { usage } from './Select.usage.ts';

function Chosen(args: SelectProps) {
  const [value, setValue] = useState(args.value);
  return <Select {...args} value={value} onValueChange={setValue} />;
}

const banks = [
  { value: 'kbank', label: 'กสิกรไทย' },
  { value: 'scb', label: 'ไทยพาณิชย์' },
  { value: 'bbl', label: 'กรุงเทพ' },
  { value: 'ktb', label: 'กรุงไทย' },
  { value: 'tmb', label: 'ทีทีบี' },
  { value: 'bay', label: 'กรุงศรีอยุธยา' },
];

const meta = {
  title: 'Primitives/Select · dropdown, picker',
  id: 'primitives-select',
  component: Select,
  tags: ['stable'],
  parameters: { usage },
  args: {
    label: 'ธนาคาร',
    placeholder: 'เลือกธนาคาร',
    options: banks,
    value: null,
    onValueChange: () => undefined,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ItemChosen: Story = { args: { value: 'scb', hint: 'ชื่อบัญชีต้องตรงกับชื่อที่ลงทะเบียน' } };

export const Invalid: Story = { args: { error: 'กรุณาเลือกธนาคาร' } };

export const Disabled: Story = { args: { value: 'scb', disabled: true } };

export const Grouped: Story = {
  args: {
    value: 'gsb',
    options: [
      { label: 'ใช้บ่อย', options: banks.slice(0, 3) },
      {
        label: 'ธนาคารของรัฐ',
        options: [
          { value: 'gsb', label: 'ออมสิน' },
          { value: 'baac', label: 'ธ.ก.ส.', disabled: true },
        ],
      },
    ],
  },
};

export const ManyItems: Story = {
  args: {
    label: 'ปีเกิด',
    placeholder: 'เลือกปีเกิด',
    options: Array.from({ length: 80 }, (_, back) => ({
      value: String(2006 - back),
      label: `${2549 - back}`,
    })),
  },
};

export const LongThai: Story = {
  args: {
    label: 'ฝึ้ ปี่ น้ำ ฏู ญู ธนาคารที่ใช้รับเงินถอนและต้องเป็นชื่อเดียวกับที่ลงทะเบียนไว้กับเรา',
    value: 'long',
    options: [
      {
        value: 'long',
        label: 'ฝึ้ ปี่ น้ำ ฏู ญู ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตรแห่งประเทศไทย สำนักงานใหญ่',
      },
    ],
  },
};

export const OnEachGround: Story = {
  render: (args) =>
    onEachGround(
      <>
        <Chosen {...args} value="scb" />
        <Chosen {...args} />
      </>,
    ),
};

export const English: Story = {
  args: {
    label: 'Bank',
    placeholder: 'Choose a bank',
    options: [
      { value: 'kbank', label: 'Kasikornbank' },
      { value: 'scb', label: 'Siam Commercial Bank' },
    ],
  },
};
