import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { BonusAccepted } from './BonusAccepted.tsx';
import { usage } from './BonusAccepted.usage.ts';

const bonus = {
  id: 'daily-first',
  title: 'ฝากแรกของวัน รับเพิ่ม 10%',
  credit: satangFromBaht(50),
  turnover: satangFromBaht(1650),
};

const meta = {
  title: 'Cashier/BonusAccepted',
  component: BonusAccepted,
  tags: ['beta'],
  parameters: { usage },
  args: { bonus },
  render: (args) => (
    <div className={storyColumn}>
      <BonusAccepted {...args} />
    </div>
  ),
} satisfies Meta<typeof BonusAccepted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AtTheEnd: Story = { args: { bonusHref: '#bonus' } };

export const WithoutTurnover: Story = {
  args: { bonus: { ...bonus, turnover: satangFromBaht(0) } },
};

export const LongThai: Story = {
  args: {
    bonus: {
      ...bonus,
      title: 'ฝึ้ ปี่ น้ำ ฏู ญู โบนัสที่ชื่อยาวมากจนต้องขึ้นบรรทัดใหม่เพื่อให้อ่านได้ครบทุกคำ',
      credit: satangFromBaht(1_234_567.89),
      turnover: satangFromBaht(12_345_678.9),
    },
  },
};
