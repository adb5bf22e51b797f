import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyRow } from '../../private/story.css.ts';
import { Badge } from './Badge.tsx';
import { usage } from './Badge.usage.ts';
import * as glyphs from '../Icon/glyphs.ts';

const meta = {
  title: 'Primitives/Badge · label, tag',
  id: 'primitives-badge',
  component: Badge,
  tags: ['stable'],
  parameters: { usage },
  args: { children: 'มาใหม่', tone: 'new' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <div className={storyRow}>
      <Badge tone="new">มาใหม่</Badge>
      <Badge tone="hot" icon={glyphs.fire}>
        ยอดนิยม
      </Badge>
      <Badge tone="accent">ฟรีสปิน</Badge>
      <Badge>ค่ายเกม</Badge>
      <Badge tone="success" icon={glyphs.check}>
        สำเร็จ
      </Badge>
      <Badge tone="pending" icon={glyphs.clock}>
        กำลังดำเนินการ
      </Badge>
      <Badge tone="danger" icon={glyphs.close}>
        ยกเลิกแล้ว
      </Badge>
      <Badge tone="info">Info</Badge>
    </div>
  ),
};

export const English: Story = { args: { children: 'New' } };

export const LongThai: Story = {
  args: { children: 'ฝึ้ ปี่ น้ำ ฏู ญู กำลังตรวจสอบกับธนาคาร', tone: 'pending', icon: glyphs.clock },
};
