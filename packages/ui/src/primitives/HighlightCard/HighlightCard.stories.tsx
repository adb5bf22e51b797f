import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { HighlightCard } from './HighlightCard.tsx';
import { usage } from './HighlightCard.usage.ts';

const meta = {
  title: 'Primitives/HighlightCard · teaser, promo tile',
  id: 'primitives-highlightcard',
  component: HighlightCard,
  tags: ['beta'],
  parameters: { usage },
  args: {
    title: 'ทุเรียนร็อค',
    href: '#play',
    art: <img src="/art/covers/durian-riot.svg" alt="" width={81} height={108} />,
    label: 'เล่นต่อ',
    detail: 'Pixel Durian',
    action: 'เล่นเลย',
  },
  render: (args) => (
    <div className={storyColumn}>
      <HighlightCard {...args} />
    </div>
  ),
} satisfies Meta<typeof HighlightCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithCorner: Story = {
  args: { corner: { href: '#about', label: 'รายละเอียด', fullLabel: 'รายละเอียด: ทุเรียนร็อค' } },
};
export const LongThai: Story = {
  args: {
    ...WithCorner.args,
    title: 'ฝึ้ ปี่ น้ำ ฏู ญู ผจญภัยตามหาขุมทรัพย์มังกรใต้บาดาลฉบับสมบูรณ์',
    label: 'ฝึ้ ปี่ น้ำ ฏู ญู ที่ยาวมากจนต้องตัดคำตอนท้ายของบรรทัดแรก',
    action: 'ฝึ้ ปี่ น้ำ ฏู ญู ปุ่มที่มีข้อความยาวมากจนเกินความกว้างของการ์ดบนโทรศัพท์',
  },
};
