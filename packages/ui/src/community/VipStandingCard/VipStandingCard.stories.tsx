import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyContent } from '../../private/story.css.ts';
import { storyProgramme } from '../community.fixtures.ts';
import { VipStandingCard, type VipStandingCardProps } from './VipStandingCard.tsx';
import { usage } from './VipStandingCard.usage.ts';

const programme = storyProgramme as VipStandingCardProps['programme'];

const meta = {
  title: 'Community/VipStandingCard',
  component: VipStandingCard,
  tags: ['beta'],
  parameters: { usage },
  args: { programme },
  render: (args) => (
    <div className={storyContent}>
      <VipStandingCard {...args} />
    </div>
  ),
} satisfies Meta<typeof VipStandingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** All requirements of the next level are met, and the level has not changed yet. */
export const Met: Story = {
  args: {
    programme: {
      ...programme,
      standing: {
        ...programme.standing,
        turnover: satangFromBaht(100_000),
        next: { level: 2, turnoverLeft: satangFromBaht(0), depositsLeft: satangFromBaht(0) },
      },
    },
  },
};

/** The highest level, compared with its own requirements. */
export const Top: Story = {
  args: {
    programme: {
      ...programme,
      standing: {
        ...programme.standing,
        level: 5,
        turnover: satangFromBaht(4_600_000),
        deposits: satangFromBaht(600_000),
        next: null,
      },
    },
  },
};

/** The first visit after the level has risen. */
export const Risen: Story = { args: { risen: true } };

/** No progress yet. */
export const Beginning: Story = {
  args: {
    programme: {
      ...programme,
      standing: {
        level: 0,
        granted: false,
        turnover: satangFromBaht(0),
        deposits: satangFromBaht(0),
        next: {
          level: 1,
          turnoverLeft: satangFromBaht(20_000),
          depositsLeft: satangFromBaht(3000),
        },
      },
    },
  },
};

export const GrantedTop: Story = {
  args: {
    programme: {
      ...programme,
      standing: { ...programme.standing, level: 5, granted: true, next: null },
    },
  },
};

/** A long name and figures of ten digits. */
export const LongThai: Story = {
  args: {
    programme: {
      ...programme,
      levels: programme.levels.map((level) => ({
        ...level,
        name: 'ฝึ้ ปี่ น้ำ ฏู ญู ระดับที่ชื่อยาวมาก',
        turnover: satangFromBaht(1_000_000_000),
      })),
    },
  },
};

export const Granted: Story = {
  args: { programme: { ...programme, standing: { ...programme.standing, granted: true } } },
};
