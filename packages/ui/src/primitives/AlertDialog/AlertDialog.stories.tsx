import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'ยกเลิกรายการฝากหรือไม่',
    description: 'QR นี้จะใช้ไม่ได้อีก หากโอนเงินไปแล้วกรุณารอให้ระบบตรวจสอบก่อน',
    confirmLabel: 'ยกเลิกรายการ',
    cancelLabel: 'ย้อนกลับ',
    tone: 'danger',
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 480 } } },
  render: (args) => (
    <div className={storyPage}>
      <AlertDialog {...args} />
    </div>
  ),
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accent: Story = {
  args: {
    tone: 'accent',
    title: 'Withdraw 1,000.00 baht?',
    description: 'The money goes to your registered bank account.',
    confirmLabel: 'Confirm',
    cancelLabel: 'Cancel',
  },
};
