import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { PasswordField } from './PasswordField.tsx';
import { usage } from './PasswordField.usage.ts';

const meta = {
  title: 'Primitives/PasswordField · input',
  id: 'primitives-passwordfield',
  component: PasswordField,
  tags: ['stable'],
  parameters: { usage },
  args: {
    label: 'รหัสผ่าน',
    autoComplete: 'current-password',
    showLabel: 'แสดงรหัสผ่าน',
    hideLabel: 'ซ่อนรหัสผ่าน',
    defaultValue: 'lantern-7',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};

export const Invalid: Story = { args: { error: 'กรุณากรอกรหัสผ่าน', defaultValue: '' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongThai: Story = {
  args: {
    label: 'ฝึ้ ปี่ น้ำ ฏู ญู รหัสผ่านใหม่ที่ท่านต้องการใช้แทนรหัสผ่านเดิมในครั้งต่อไป',
    hint: 'ฝึ้ ปี่ น้ำ ฏู ญู ใช้ตัวอักษรภาษาอังกฤษและตัวเลขรวมกัน 8 ถึง 20 ตัวอักษร',
    defaultValue: 'a'.repeat(40),
  },
};

export const English: Story = {
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    error: 'Please enter your password',
  },
};
