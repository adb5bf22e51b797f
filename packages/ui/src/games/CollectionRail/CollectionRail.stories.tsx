import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inStoryContent } from '../inStoryContent.tsx';
import { LONG_THAI, STORY_GAMES } from '../storyGames.ts';
import { CollectionRail, type CollectionTile } from './CollectionRail.tsx';
import { usage } from './CollectionRail.usage.ts';

const coversFrom = (first: number) =>
  STORY_GAMES.slice(first, first + 3).flatMap(({ image }) => image ?? []);

const collections: readonly CollectionTile[] = [
  {
    id: 'high-rtp',
    name: 'RTP สูงวันนี้',
    text: 'เกมที่ RTP วันนี้ตั้งแต่ 97% ขึ้นไปตามที่ค่ายเกมรายงาน ไม่ได้บอกผลของรอบถัดไป',
    href: '#high-rtp',
    total: 40,
    covers: coversFrom(0),
  },
  {
    id: 'low-bet',
    name: 'เดิมพันน้อย',
    text: 'เกมที่เริ่มเดิมพันได้ไม่เกิน 1 บาท',
    href: '#low-bet',
    total: 112,
    covers: coversFrom(3),
  },
  {
    id: 'fortune',
    name: 'โชคลาภ',
    text: 'เกมที่ชื่อมีคำว่าโชค ทอง หรือสมบัติ',
    href: '#fortune',
    total: 4,
    covers: coversFrom(6),
  },
];

const meta = {
  title: 'Games/CollectionRail',
  component: CollectionRail,
  tags: ['beta'],
  parameters: { layout: 'fullscreen', usage },
  args: { title: 'คอลเลกชันเกม', state: { status: 'ready', collections } },
  decorators: [inStoryContent],
} satisfies Meta<typeof CollectionRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: /RTP สูงวันนี้/ });
    await expect(first).toHaveAttribute('href', '#high-rtp');
    await expect(first).toHaveAccessibleName(/97%/);
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const NoImages: Story = {
  args: {
    state: { status: 'ready', collections: collections.map((each) => ({ ...each, covers: [] })) },
  },
};
export const LongThai: Story = {
  args: {
    state: {
      status: 'ready',
      collections: collections.map((each) => ({ ...each, name: LONG_THAI, text: LONG_THAI })),
    },
  },
};
