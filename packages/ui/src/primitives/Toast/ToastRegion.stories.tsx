import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { dismissToast, showToast, toastStore, type ToastContent } from './toasts.ts';
import { usage } from './ToastRegion.usage.ts';

function show(...contents: ToastContent[]): () => void {
  for (const { id } of toastStore.read()) dismissToast(id);
  for (const content of contents) showToast(content);
  return () => {
    for (const { id } of toastStore.read()) dismissToast(id);
  };
}

const meta = {
  title: 'Primitives/Toast · snackbar, notification',
  id: 'primitives-toast',
  component: ToastRegion,
  tags: ['stable'],
  args: { label: 'การแจ้งเตือน', closeLabel: 'ปิด' },
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 640 } } },
  render: (args) => (
    <div className={storyPage}>
      <ToastRegion {...args} />
    </div>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: () => show({ tone: 'success', text: 'คัดลอกแล้ว' }),
};
export const ThreeAtMost: Story = {
  beforeEach: () =>
    show(
      { text: 'รายการแรกหลีกทางให้' },
      { text: 'มีโปรโมชั่นใหม่สำหรับท่าน' },
      { tone: 'success', text: 'ฝากเงินสำเร็จ 300.00 บาท' },
      { tone: 'danger', text: 'เชื่อมต่อไม่ได้', action: { label: 'ลองใหม่', onAction: fn() } },
    ),
};
export const LongThai: Story = {
  beforeEach: () =>
    show({
      text: 'ฝึ้ ปี่ น้ำ ฏู ญู ระบบกำลังตรวจสอบรายการของท่าน เมื่อธนาคารยืนยันแล้วยอดเงินจะเข้ากระเป๋าโดยอัตโนมัติ',
    }),
};

/** Toasts about favourites: one per game, at most three. */
export const Favourites: Story = {
  beforeEach: () =>
    show(
      { key: 'a', tone: 'success', text: 'เพิ่มในเกมโปรดแล้ว: มังกรแม่น้ำหยก' },
      { key: 'b', tone: 'success', text: 'เพิ่มในเกมโปรดแล้ว: ดวลว่าวกลางลม' },
      {
        key: 'a',
        text: 'นำออกจากเกมโปรดแล้ว: มังกรแม่น้ำหยก',
        action: { label: 'เลิกทำ', onAction: fn() },
      },
      {
        key: 'c',
        tone: 'danger',
        text: 'ยังไม่ได้เพิ่มในเกมโปรด: ทุเรียนตัวป่วน เชื่อมต่อไม่ได้ ตรวจสอบอินเทอร์เน็ตแล้วลองใหม่',
        action: { label: 'ลองใหม่', onAction: fn() },
      },
    ),
};

export const WithAction: Story = {
  beforeEach: () =>
    show({ text: 'นำออกจากรายการโปรดแล้ว', action: { label: 'เลิกทำ', onAction: fn() } }),
};

export const English: Story = {
  args: { label: 'Notifications', closeLabel: 'Close' },
  beforeEach: () =>
    show(
      { tone: 'success', text: 'Copied' },
      { tone: 'danger', text: 'No connection', action: { label: 'Try again', onAction: fn() } },
    ),
};
