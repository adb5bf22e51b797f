import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';
import { usage } from './Inline.usage.ts';

const badges = ['มาใหม่', 'ยอดนิยม', 'ฟรีสปิน', 'แจ็กพอต'].map((word) => (
  <Badge key={word} tone="info">
    {word}
  </Badge>
));

const meta = {
  title: 'Primitives/Inline · row, layout',
  id: 'primitives-inline',
  component: Inline,
  tags: ['stable'],
  parameters: { usage },
  args: { children: badges },
  decorators: [
    (Story) => (
      <div className={storyColumn}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = {
  render: () => (
    <Card>
      <Inline justify="between">
        <Text tone="muted">รายได้วันนี้</Text>
        <Text weight="strong">1,250.00</Text>
      </Inline>
    </Card>
  ),
};

export const Baseline: Story = {
  args: {
    align: 'baseline',
    children: (
      <>
        <Heading level={2} size="3xl">
          12,500
        </Heading>
        <Text tone="muted">บาท</Text>
      </>
    ),
  },
};

export const Buttons: Story = {
  args: {
    gap: 3,
    justify: 'end',
    children: (
      <>
        <Button variant="ghost" tone="neutral">
          ไว้ภายหลัง
        </Button>
        <Button>ยืนยัน</Button>
      </>
    ),
  },
};

export const ManyItems: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => <Badge key={index}>{index + 1}</Badge>),
  },
};

export const LongThai: Story = {
  args: {
    children: ['ฝึ้ ปี่ น้ำ ฏู ญู', 'ผจญภัยตามหาขุมทรัพย์มังกรใต้บาดาลฉบับสมบูรณ์', 'ยอดนิยมประจำสัปดาห์'].map(
      (word) => <Text key={word}>{word}</Text>,
    ),
  },
};
