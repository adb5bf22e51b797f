import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { Card } from '../Card/Card.tsx';
import { FactList } from './FactList.tsx';
import { usage } from './FactList.usage.ts';

const meta = {
  title: 'Primitives/FactList · definition list',
  id: 'primitives-factlist',
  component: FactList,
  tags: ['stable'],
  parameters: { usage },
  args: {
    facts: [
      { id: 'min', name: 'ฝากขั้นต่ำ', value: '300 บาท' },
      { id: 'bonus', name: 'โบนัส', value: '100% ของยอดฝาก' },
      { id: 'max', name: 'โบนัสสูงสุด', value: '1,000 บาท' },
    ],
  },
  render: (args) => (
    <div className={storyColumn}>
      <Card>
        <FactList {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Single: Story = {
  args: { facts: [{ id: 'rtp', name: 'RTP', value: '97.01%' }] },
};

export const LongThai: Story = {
  args: {
    facts: [
      {
        id: 'games',
        name: 'เกมที่ไม่นับยอดเทิร์นของโบนัสนี้',
        value: 'คาสิโน หวย กีฬา ยิงปลา และเกมอื่นอีก 12 เกมตามที่ประกาศไว้ในหน้าโปรโมชั่น',
      },
      { id: 'ฝึ้', name: 'ฝึ้ ปี่ น้ำ', value: 'ฏู ญู 1,234,567.89 บาท' },
    ],
  },
};
