import type { Meta, StoryObj } from '@storybook/react-vite';

import { onEachGround } from '../../private/onEachGround.tsx';
import { TextField } from './TextField.tsx';
import { usage } from './TextField.usage.ts';

const meta = {
  title: 'Primitives/TextField · input, text box',
  id: 'primitives-textfield',
  component: TextField,
  tags: ['stable'],
  parameters: { usage },
  args: { label: 'ชื่อผู้ใช้', autoComplete: 'off' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const WithHint: Story = { args: { hint: 'ตัวอักษรภาษาอังกฤษหรือตัวเลข' } };

export const Filled: Story = { args: { defaultValue: 'somying88' } };

export const Invalid: Story = { args: { error: 'กรุณากรอกชื่อผู้ใช้' } };

export const LongThai: Story = {
  args: {
    label: 'ฝึ้ ปี่ น้ำ ฏู ญู ป้ายชื่อช่องที่ยาวเป็นพิเศษจนต้องขึ้นบรรทัดใหม่บนหน้าจอโทรศัพท์',
    error: 'ฝึ้ ปี่ น้ำ ฏู ญู ข้อความผิดพลาดที่ยาวเป็นพิเศษจนต้องขึ้นบรรทัดใหม่บนหน้าจอโทรศัพท์',
    defaultValue: 'ฝึ้ ปี่ น้ำ ฏู ญู',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'somying88' } };

export const LongWord: Story = {
  args: {
    label: 'ที่อยู่ของท่าน',
    error: `กรุณาตรวจสอบ https://member.example/${'somying'.repeat(9)}`,
    defaultValue: 'somying'.repeat(12),
  },
};

export const OnEachGround: Story = {
  render: (args) =>
    onEachGround(
      <>
        <TextField {...args} defaultValue="somying88" />
        <TextField {...args} placeholder="somying88" error="กรุณากรอกชื่อผู้ใช้" />
      </>,
    ),
};

export const English: Story = {
  args: { label: 'User name', hint: 'Letters and digits', defaultValue: 'somying88' },
};
