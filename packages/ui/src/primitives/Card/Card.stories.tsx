import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { Money } from '../Money/Money.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';
import { usage } from './Card.usage.ts';

const meta = {
  title: 'Primitives/Card · tile, box',
  id: 'primitives-card',
  component: Card,
  tags: ['stable'],
  parameters: { usage },
  args: {
    children: (
      <>
        <Text tone="muted" size="sm">
          ยอดเงินคงเหลือ
        </Text>
        <Money amount={satang(1_250_000)} size="xl" decimals="quiet" unit="บาท" />
      </>
    ),
  },
  render: (args) => (
    <div className={storyColumn}>
      <Card {...args} />
    </div>
  ),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPadding: Story = { args: { padding: 'none' } };

export const Several: Story = {
  render: (args) => (
    <div className={storyColumn}>
      <Card {...args} />
      <Card {...args} as="section" />
      <Card {...args} />
    </div>
  ),
};

export const LongThai: Story = {
  args: {
    children: (
      <Text>
        ฝึ้ ปี่ น้ำ ฏู ญู ระบบกำลังตรวจสอบรายการ TH-2026-0115-000000000000000042-000000000000000042
        ของท่านกับธนาคารต้นทาง
      </Text>
    ),
  },
};
