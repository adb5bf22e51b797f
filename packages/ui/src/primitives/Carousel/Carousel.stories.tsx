import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../Card/Card.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Carousel } from './Carousel.tsx';
import { usage } from './Carousel.usage.ts';

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    content: (
      <Card>
        <LinkButton href={`#${index + 1}`} variant="ghost">
          {index + 1}
        </LinkButton>
      </Card>
    ),
  }));

const meta = {
  title: 'Primitives/Carousel · slider',
  id: 'primitives-carousel',
  component: Carousel,
  tags: ['stable'],
  parameters: { usage },
  args: {
    label: 'ข่าว',
    slides: slides(4),
    labels: {
      back: 'ก่อนหน้า',
      forward: 'ถัดไป',
      slide: (number: number, count: number) => `${number} จาก ${count}`,
      roles: { carousel: 'ภาพสไลด์', slide: 'สไลด์' },
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SingleSlide: Story = { args: { slides: slides(1) } };
export const ManyItems: Story = { args: { slides: slides(12) } };

export const LongThai: Story = {
  args: {
    slides: ['ฝึ้ ปี่ น้ำ ฏู ญู', 'ผจญภัยตามหาขุมทรัพย์มังกรใต้บาดาลฉบับสมบูรณ์ รับโบนัสต้อนรับสมาชิกใหม่'].map(
      (words) => ({
        id: words,
        content: (
          <Card>
            <LinkButton href="#long" variant="ghost">
              {words}
            </LinkButton>
          </Card>
        ),
      }),
    ),
  },
};
