import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { storyProgramme } from '../community.fixtures.ts';
import { VipLevelTable } from './VipLevelTable.tsx';
import { usage } from './VipLevelTable.usage.ts';

const meta = {
  title: 'Community/VipLevelTable',
  component: VipLevelTable,
  tags: ['beta'],
  parameters: { usage },
  args: { programme: storyProgramme },
} satisfies Meta<typeof VipLevelTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Visitor: Story = { args: { programme: { ...storyProgramme, standing: null } } };

/** Scrolls sideways in a column. The levels stay in sight. */
export const Narrow: Story = {
  render: (args) => (
    <div className={storyColumn}>
      <VipLevelTable {...args} />
    </div>
  ),
};

export const LongThai: Story = {
  args: {
    programme: {
      ...storyProgramme,
      levels: storyProgramme.levels.map((level) => ({
        ...level,
        name: 'ฝึ้ ปี่ น้ำ ฏู ญู ระดับที่ชื่อยาวมาก',
        color: null,
        turnover: satangFromBaht(1_000_000_000),
        benefits: ['ฝึ้ ปี่ น้ำ ฏู ญู '.repeat(6).trim(), 'ของขวัญวันเกิดจากทีมงาน'],
      })),
    },
  },
};
