import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn, storyContent } from '../../private/story.css.ts';
import { storyProgramme } from '../community.fixtures.ts';
import { VipPath } from './VipPath.tsx';
import { usage } from './VipPath.usage.ts';

const meta = {
  title: 'Community/VipPath',
  component: VipPath,
  tags: ['beta'],
  parameters: { usage },
  args: { programme: storyProgramme },
  render: (args) => (
    <div className={storyContent}>
      <VipPath {...args} />
    </div>
  ),
} satisfies Meta<typeof VipPath>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Visitor: Story = { args: { programme: { ...storyProgramme, standing: null } } };

export const Top: Story = {
  args: {
    programme: {
      ...storyProgramme,
      standing: { ...storyProgramme.standing!, level: 5, next: null },
    },
  },
};

/** Downwards in a column of a wide page. */
export const Narrow: Story = {
  render: (args) => (
    <div className={storyColumn}>
      <VipPath {...args} />
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
        turnover: satangFromBaht(1_000_000_000),
        deposits: satangFromBaht(100_000_000),
      })),
    },
  },
};
