import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { AlertDialog } from './AlertDialog.tsx';
import { usage } from './AlertDialog.usage.ts';

const meta = {
  title: 'Primitives/AlertDialog · confirm, modal',
  id: 'primitives-alertdialog',
  component: AlertDialog,
  tags: ['stable'],
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
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 480 } } },
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

export const UnderWay: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'ยกเลิกรายการ' }));
    await expect(within(dialog).getByRole('button', { name: 'ย้อนกลับ' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { error: 'เชื่อมต่อไม่ได้ รายการยังไม่ถูกยกเลิก กรุณาลองใหม่อีกครั้ง' },
};

export const LongThai: Story = {
  args: {
    title: 'ฝึ้ ปี่ น้ำ ฏู ญู ต้องการยกเลิกรายการฝากเงินที่กำลังรอการยืนยันจากธนาคารหรือไม่',
    description:
      'ฝึ้ ปี่ น้ำ ฏู ญู หากท่านโอนเงินไปแล้ว ยอดเงินอาจเข้ากระเป๋าช้ากว่าปกติและต้องติดต่อเจ้าหน้าที่เพื่อตรวจสอบ '.repeat(
        8,
      ),
    confirmLabel: 'ยืนยันการยกเลิกรายการฝากนี้',
    cancelLabel: 'ย้อนกลับไปรอธนาคารยืนยัน',
  },
};
