import type { VipLevel } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { storyProgramme } from '../community.fixtures.ts';
import { VipLevelCard } from './VipLevelCard.tsx';
import { usage } from './VipLevelCard.usage.ts';

const [lowest, , silver] = storyProgramme.levels as readonly [VipLevel, VipLevel, VipLevel];

const meta = {
  title: 'Community/VipLevelCard',
  component: VipLevelCard,
  tags: ['beta'],
  parameters: { usage },
  args: { level: silver, periodDays: 30 },
  render: (args) => (
    <div className={storyColumn}>
      <VipLevelCard {...args} />
    </div>
  ),
} satisfies Meta<typeof VipLevelCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Own: Story = { args: { state: 'own' } };
export const Reached: Story = { args: { state: 'reached' } };
export const Lowest: Story = { args: { level: lowest } };

export const LongThai: Story = {
  args: {
    level: { ...silver, name: 'ฝึ้ ปี่ น้ำ ฏู ญู ระดับที่ชื่อยาวมาก', color: null },
    state: 'reached',
  },
};
