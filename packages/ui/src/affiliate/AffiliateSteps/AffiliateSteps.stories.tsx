import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { AffiliateSteps } from './AffiliateSteps.tsx';
import { usage } from './AffiliateSteps.usage.ts';

const meta = {
  title: 'Affiliate/AffiliateSteps',
  component: AffiliateSteps,
  tags: ['beta'],
  parameters: { usage },
  args: {
    rates: [
      { type: 'slot', percent: 0.7 },
      { type: 'casino', percent: 0.4 },
      { type: 'fishing', percent: 0.7 },
      { type: 'lotto', percent: 0.5 },
      { type: 'sport', percent: 0.35 },
    ],
  },
  render: (args) => (
    <div className={storyColumn}>
      <AffiliateSteps {...args} />
    </div>
  ),
} satisfies Meta<typeof AffiliateSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoRates: Story = { args: { rates: [] } };
