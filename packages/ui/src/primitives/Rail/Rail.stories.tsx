import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../Card/Card.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Rail } from './Rail.tsx';
import { usage } from './Rail.usage.ts';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index}>
      <LinkButton href={`#${index + 1}`} variant="ghost">
        {index + 1}
      </LinkButton>
    </Card>
  ));

const meta = {
  title: 'Primitives/Rail · horizontal scroll',
  id: 'primitives-rail',
  component: Rail,
  tags: ['stable'],
  parameters: { usage },
  args: {
    title: 'แนะนำ',
    more: { href: '#all', label: 'ดูทั้งหมด' },
    labels: { back: 'เลื่อนกลับ', forward: 'เลื่อนต่อ' },
    children: cards(12),
  },
} satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FewItems: Story = { args: { children: cards(2) } };
export const ManyItems: Story = { args: { children: cards(100) } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Wide: Story = { args: { size: 'wide' } };
/** Each card next to its rank number. */
export const Ranked: Story = { args: { ranked: true, children: cards(10) } };
/** A picture instead of the heading text. */
export const Marked: Story = {
  args: { title: 'Pixel Durian', mark: '/art/providers/pixel-durian.svg' },
};
export const LongThai: Story = {
  args: { title: 'ฝึ้ ปี่ น้ำ ฏู ญู ผจญภัยตามหาขุมทรัพย์มังกรใต้บาดาลฉบับสมบูรณ์' },
};
