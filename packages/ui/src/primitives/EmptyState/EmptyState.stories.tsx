import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.tsx';
import { drawing } from '../../illustrations/rabbit.ts';
import { Illustration } from '../Illustration/Illustration.tsx';
import { EmptyState } from './EmptyState.tsx';
import { usage } from './EmptyState.usage.ts';
import * as glyphs from '../Icon/glyphs.ts';

const meta = {
  title: 'Primitives/EmptyState · no results, blank slate',
  id: 'primitives-emptystate',
  component: EmptyState,
  tags: ['stable'],
  parameters: { usage },
  args: { title: 'ไม่พบข้อมูล', text: 'ยังไม่มีรายการฝากหรือถอน รายการแรกจะแสดงที่นี่', icon: glyphs.history },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { text: '', icon: glyphs.search } };
export const WithAction: Story = { args: { action: <Button>ฝากเงิน</Button> } };
/** A whole page or tab has a drawing. */
export const Pictured: Story = {
  args: {
    title: 'ยังไม่มีเกมโปรด',
    text: 'กดรูปหัวใจที่เกม แล้วเกมจะแสดงที่นี่',
    picture: <Illustration drawing={drawing} />,
    action: <Button variant="soft">ดูเกมยอดนิยม</Button>,
  },
};

export const LongThai: Story = {
  args: {
    text: 'ฝึ้ ปี่ น้ำ ฏู ญู ไม่พบเกมที่ตรงกับคำค้น ลองพิมพ์ชื่อเกมให้สั้นลงหรือเลือกค่ายเกมอื่นจากแถบด้านบนแล้วค้นหาอีกครั้ง',
  },
};
export const English: Story = {
  args: { title: 'Nothing found', text: 'Your first transaction will appear here' },
};
