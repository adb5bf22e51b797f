import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { usage } from './NoticeBar.usage.ts';

const meta = {
  title: 'Notices/NoticeBar · banner, snackbar',
  id: 'notices-noticebar',
  component: NoticeBar,
  tags: ['beta'],
  args: {
    notice: {
      text: 'มีเวอร์ชันใหม่ของเว็บไซต์',
      action: { label: 'โหลดใหม่', onAction: fn() },
    },
    onClose: fn(),
  },
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 240 } } },
  render: (args) => (
    <div className={storyPage}>
      <NoticeBar {...args} />
    </div>
  ),
} satisfies Meta<typeof NoticeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Empty: the live region waits for its first message. */
export const Nothing: Story = { args: { notice: null } };

export const Pending: Story = {
  args: {
    notice: {
      tone: 'pending',
      text: 'ระบบปิดปรับปรุงอยู่ สิ่งที่กรอกไว้ยังอยู่ครบ คาดว่าเปิดเวลา 14:30 น.',
    },
  },
};

export const LongThai: Story = {
  args: {
    notice: {
      tone: 'pending',
      text: 'ฝึ้ ปี่ น้ำ ฏู ญู ระบบปิดปรับปรุงอยู่ กรุณาอย่าเพิ่งชำระ QR ที่รออยู่จนกว่าระบบจะเปิดอีกครั้ง ซึ่งคาดว่าเป็นวันที่ 16 มกราคม 2569 เวลา 09:30 น.',
      action: { label: 'โหลดใหม่', onAction: fn() },
    },
  },
};

export const English: Story = {
  args: {
    notice: {
      text: 'A new version of the site is ready.',
      action: { label: 'Reload', onAction: fn() },
    },
  },
};

/** A question: both answers have the same weight. Closing it gives no answer. */
export const Question: Story = {
  args: {
    notice: {
      text: 'อนุญาตให้เว็บไซต์รายงานข้อผิดพลาดและเวลาในการโหลดเพื่อปรับปรุงบริการหรือไม่',
      refusal: { label: 'ไม่อนุญาต', onAction: fn() },
      action: { label: 'อนุญาต', onAction: fn() },
    },
  },
};

/** What the site stores on the device, with a page that says more. */
export const WithLink: Story = {
  args: {
    notice: {
      text: 'เว็บไซต์นี้เก็บเฉพาะสิ่งที่จำเป็นไว้ในอุปกรณ์ของคุณ',
      link: { label: 'นโยบายความเป็นส่วนตัว', href: '#privacy' },
      action: { label: 'เข้าใจแล้ว', onAction: fn() },
    },
  },
};
