import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
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
    <div className={storyColumn}>
      <VipStandingCard {...args} />
    </div>
  ),
} satisfies Meta<typeof VipStandingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Top: Story = {
  args: { programme: { ...programme, standing: { ...programme.standing, level: 2, next: null } } },
};

export const Granted: Story = {
  args: { programme: { ...programme, standing: { ...programme.standing, granted: true } } },
};
