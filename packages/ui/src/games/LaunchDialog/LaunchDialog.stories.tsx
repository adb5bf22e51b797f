import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { LaunchDialog } from './LaunchDialog.tsx';
import { usage } from './LaunchDialog.usage.ts';

const meta = {
  title: 'Games/LaunchDialog · modal, play',
  id: 'games-launchdialog',
  component: LaunchDialog,
  tags: ['stable'],
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 480 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onRetry: fn(),
    onOthers: fn(),
    game: 'มวยไทยไลฟ์',
    outcome: { status: 'maintenance', text: 'ปิดปรับปรุงถึง 12:00 น. ขออภัยในความไม่สะดวก' },
  },
  render: (args) => (
    <div className={storyPage}>
      <LaunchDialog {...args} />
    </div>
  ),
} satisfies Meta<typeof LaunchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const [, others] = await screen.findAllByRole('button');
    await userEvent.click(others!);
    await expect(args.onOthers).toHaveBeenCalledOnce();
  },
};

export const MaintenanceWithoutWords: Story = {
  args: { outcome: { status: 'maintenance', text: null } },
};

export const Failed: Story = {
  args: {
    outcome: { status: 'failed', text: 'เปิดเกมไม่สำเร็จ กรุณาลองใหม่อีกครั้ง', code: '5999' },
  },
  play: async ({ args }) => {
    const [, retry] = await screen.findAllByRole('button');
    await userEvent.click(retry!);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    outcome: {
      status: 'refused',
      text: 'ที่อยู่ของเกมไม่ได้อยู่ในเว็บไซต์ของค่ายเกมที่รองรับ จึงไม่เปิดให้ เลือกเกมอื่นหรือติดต่อแอดมิน',
    },
  },
};

export const Blocked: Story = { args: { outcome: { status: 'blocked' } } };

export const LongWords: Story = {
  args: {
    game: 'ศึกยอดมวยไทยชิงแชมป์โลกรุ่นแบนตั้มเวตถ่ายทอดสดจากสนามลุมพินีทุกวันเสาร์',
    outcome: {
      status: 'maintenance',
      text: 'ค่ายเกมปิดปรับปรุงระบบครั้งใหญ่ตั้งแต่วันเสาร์ที่ 17 มกราคม เวลา 00:00 น. ถึงวันอาทิตย์ที่ 18 มกราคม เวลา 23:59 น. เดิมพันที่ยังไม่ได้ตัดสินจะคิดผลให้หลังเปิดระบบ กรุณาเลือกเกมของค่ายอื่นไปก่อน ขออภัยในความไม่สะดวกมา ณ ที่นี้',
    },
  },
};
