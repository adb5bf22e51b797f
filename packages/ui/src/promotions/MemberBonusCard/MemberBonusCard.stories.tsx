import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { memberBonus } from '../promotions.fixtures.ts';
import { MemberBonusCard } from './MemberBonusCard.tsx';
import { usage } from './MemberBonusCard.usage.ts';

const meta = {
  title: 'Promotions/MemberBonusCard',
  component: MemberBonusCard,
  tags: ['beta'],
  parameters: { usage },
  args: { bonus: memberBonus, level: 2 },
  render: (args) => (
    <div className={storyColumn}>
      <MemberBonusCard {...args} />
    </div>
  ),
} satisfies Meta<typeof MemberBonusCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Done: Story = {
  args: {
    bonus: {
      ...memberBonus,
      status: 'done',
      turnover: { required: satangFromBaht(9900), done: satangFromBaht(9900) },
    },
  },
};

export const PlayedOut: Story = { args: { bonus: { ...memberBonus, status: 'lost' } } };

export const LongThai: Story = {
  args: {
    bonus: {
      ...memberBonus,
      title: 'ฝึ้ ปี่ น้ำ ฏู ญู โบนัสที่ชื่อยาวมากจนต้องขึ้นบรรทัดใหม่',
      credit: satangFromBaht(1_234_567.89),
    },
  },
};
