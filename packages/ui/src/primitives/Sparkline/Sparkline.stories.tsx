import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn, storyNarrow } from '../../private/story.css.ts';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Money } from '../Money/Money.tsx';
import { Text } from '../Text/Text.tsx';
import { Sparkline } from './Sparkline.tsx';
import { usage } from './Sparkline.usage.ts';

const meta = {
  title: 'Primitives/Sparkline · graph, trend',
  id: 'primitives-sparkline',
  component: Sparkline,
  tags: ['beta'],
  parameters: { usage },
  args: {
    values: [300, 420, 380, 610, 560, 900, 1250],
    summary: 'รายได้ 7 วันล่าสุด เพิ่มจาก 300 เป็น 1,250 บาท',
  },
  render: (args) => (
    <div className={storyNarrow}>
      <Sparkline {...args} />
    </div>
  ),
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'md' } };
export const WithGaps: Story = { args: { values: [3, 5, null, null, 6, null, 4, 7, 8] } };
export const Negative: Story = { args: { values: [200, 80, -40, -120, 60, 150] } };
export const AllZero: Story = { args: { values: [0, 0, 0, 0] } };
export const SingleValue: Story = { args: { values: [5] } };
export const Empty: Story = { args: { values: [] } };

export const Tones: Story = {
  render: (args) => (
    <div className={storyNarrow}>
      {(['accent', 'success', 'danger', 'muted'] as const).map((tone) => (
        <Sparkline {...args} key={tone} tone={tone} />
      ))}
    </div>
  ),
};

export const BesideItsFigure: Story = {
  render: (args) => (
    <div className={storyColumn}>
      <Card>
        <Text tone="muted" size="sm">
          รายได้เดือนนี้
        </Text>
        <Inline justify="between" wrap={false} gap={6}>
          <Money amount={satang(125_000)} size="lg" />
          <Sparkline {...args} tone="success" />
        </Inline>
      </Card>
    </div>
  ),
};

export const ManyItems: Story = {
  args: { values: Array.from({ length: 365 }, (_, day) => Math.sin(day / 20) * 50 + day) },
};
