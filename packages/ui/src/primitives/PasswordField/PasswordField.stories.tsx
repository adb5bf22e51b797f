import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: {
    label: 'รหัสผ่าน',
    autoComplete: 'current-password',
    showLabel: 'แสดงรหัสผ่าน',
    hideLabel: 'ซ่อนรหัสผ่าน',
    defaultValue: 'demo1234',
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
