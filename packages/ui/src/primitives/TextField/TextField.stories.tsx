import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'ชื่อผู้ใช้', autoComplete: 'off' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
