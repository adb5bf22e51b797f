import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { Card } from '../Card/Card.tsx';
import { Progress } from './Progress.tsx';
import { usage } from './Progress.usage.ts';

const meta = {
  title: 'Primitives/Progress · bar, meter',
  id: 'primitives-progress',
  component: Progress,
  tags: ['stable'],
  parameters: { usage },
  args: { label: 'ยอดเทิร์น', value: 3200, max: 5000, valueText: '3,200 / 5,000 บาท' },
  render: (args) => (
    <div className={storyColumn}>
      <Progress {...args} />
    </div>
  ),
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: 0, valueText: '0 / 5,000 บาท' } };
export const Complete: Story = {
  args: { value: 5000, tone: 'success', valueText: '5,000 / 5,000 บาท' },
};

export const Indeterminate: Story = {
  render: () => (
    <div className={storyColumn}>
      <Progress label="กำลังส่งสลิป" />
    </div>
  ),
};

export const Steps: Story = {
  args: { label: 'ขั้นตอนการฝาก USDT', value: 3, max: 6, steps: 6, valueText: '3 จาก 6' },
};

export const LabelHidden: Story = { args: { labelHidden: true, valueText: '', size: 'sm' } };

export const Tones: Story = {
  render: (args) => (
    <div className={storyColumn}>
      {(['accent', 'success', 'pending', 'danger'] as const).map((tone) => (
        <Progress {...args} key={tone} tone={tone} />
      ))}
    </div>
  ),
};

export const OnEachGround: Story = {
  render: (args) => (
    <div className={storyColumn}>
      {(['menu', 'overlay'] as const).map((ground) => (
        <Card key={ground} data-surface={ground}>
          <Progress {...args} />
        </Card>
      ))}
      <Card>
        <Progress {...args} />
      </Card>
    </div>
  ),
};

export const LongThai: Story = {
  args: {
    label: 'ฝึ้ ปี่ น้ำ ฏู ญู ยอดเดิมพันสะสมเพื่อเลื่อนระดับสมาชิกเป็นแพลทินัมประจำเดือนนี้',
    valueText: '1,234,567.89 / 99,999,999.99 บาท',
  },
};
