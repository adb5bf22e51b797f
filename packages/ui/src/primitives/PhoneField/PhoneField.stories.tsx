import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
import { usage } from './PhoneField.usage.ts';

function Typed(args: PhoneFieldProps) {
  const [value, setValue] = useState(args.value);
  return <PhoneField {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/PhoneField · mobile number, input',
  id: 'primitives-phonefield',
  component: PhoneField,
  tags: ['stable'],
  parameters: { usage },
  args: {
    label: 'เบอร์โทรศัพท์มือถือ',
    hint: 'ขึ้นต้นด้วย 06, 08 หรือ 09',
    value: '',
    onValueChange: () => undefined,
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: '0812345678' } };

export const HalfTyped: Story = { args: { value: '08123' } };

export const Invalid: Story = {
  args: { value: '0212345678', error: 'กรุณากรอกเบอร์มือถือที่ขึ้นต้นด้วย 06, 08 หรือ 09' },
};

export const Disabled: Story = { args: { value: '0812345678', disabled: true } };

export const TooLong: Story = {
  args: { value: '08123456789012', error: 'กรุณากรอกเบอร์โทรศัพท์ 10 หลัก' },
};

export const LongThai: Story = {
  args: {
    label: 'ฝึ้ ปี่ น้ำ ฏู ญู เบอร์โทรศัพท์มือถือที่ใช้รับรหัส OTP และติดต่อกลับเมื่อถอนเงิน',
    hint: 'ฝึ้ ปี่ น้ำ ฏู ญู เบอร์นี้ใช้เข้าสู่ระบบและเปลี่ยนไม่ได้ด้วยตนเอง กรุณาตรวจสอบให้ถูกต้องก่อนกดยืนยัน',
  },
};

export const English: Story = {
  args: { label: 'Mobile number', hint: 'Starts with 06, 08 or 09', value: '0912345678' },
};
