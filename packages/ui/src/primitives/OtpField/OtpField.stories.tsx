import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';

import { onEachGround } from '../../private/onEachGround.tsx';
import { OtpField, type OtpFieldProps } from './OtpField.tsx';
import { usage } from './OtpField.usage.ts';

function Typed(args: OtpFieldProps) {
  const [value, setValue] = useState(args.value);
  return <OtpField {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/OtpField · PIN, code input',
  id: 'primitives-otpfield',
  component: OtpField,
  tags: ['stable'],
  parameters: { usage },
  args: {
    label: 'รหัส OTP 6 หลัก',
    hint: 'ส่งไปที่ 081-xxx-5678 แล้ว',
    value: '',
    onValueChange: () => undefined,
    onComplete: fn(),
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focused: Story = {
  args: { value: '482' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await userEvent.keyboard('{End}');
  },
};

export const OneMarked: Story = {
  args: { value: '482913' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await userEvent.keyboard('{Home}{ArrowRight}');
  },
};

export const Complete: Story = { args: { value: '482913' } };

export const Invalid: Story = {
  args: { value: '482913', error: 'รหัสไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง' },
};

export const Disabled: Story = { args: { value: '482913', disabled: true } };

export const FourDigits: Story = { args: { digits: 4, label: 'รหัส 4 หลัก', value: '48' } };

export const EightDigits: Story = { args: { digits: 8, label: 'รหัส 8 หลัก', value: '48291' } };

export const OnEachGround: Story = {
  render: (args) => onEachGround(<Typed {...args} value="482" />),
};

export const LongThai: Story = {
  args: {
    label: 'ฝึ้ ปี่ น้ำ ฏู ญู รหัสยืนยันที่ได้รับทาง SMS สำหรับเปลี่ยนรหัสผ่านของท่าน',
    error: 'ฝึ้ ปี่ น้ำ ฏู ญู รหัสหมดอายุแล้ว กรุณากดขอรหัสใหม่และกรอกภายใน 5 นาทีหลังได้รับข้อความ',
    value: '482913',
  },
};

export const English: Story = {
  args: { label: '6-digit code', hint: 'Sent to 081-xxx-5678', value: '4829' },
};
