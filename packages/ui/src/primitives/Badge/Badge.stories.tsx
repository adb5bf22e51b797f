import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyRow } from '../../private/story.css.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'มาใหม่', tone: 'new' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <div className={storyRow}>
      <Badge tone="new">มาใหม่</Badge>
      <Badge tone="hot" icon="fire">
        ยอดนิยม
      </Badge>
      <Badge tone="accent">ฟรีสปิน</Badge>
      <Badge>ค่ายเกม</Badge>
      <Badge tone="success" icon="check">
        สำเร็จ
      </Badge>
      <Badge tone="pending" icon="clock">
        กำลังดำเนินการ
      </Badge>
      <Badge tone="danger" icon="close">
        ยกเลิกแล้ว
      </Badge>
      <Badge tone="info">Info</Badge>
    </div>
  ),
};
