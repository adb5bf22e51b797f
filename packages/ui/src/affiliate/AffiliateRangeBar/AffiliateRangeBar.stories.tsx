import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { AffiliateRangeBar } from './AffiliateRangeBar.tsx';
import { usage } from './AffiliateRangeBar.usage.ts';

const meta = {
  title: 'Affiliate/AffiliateRangeBar',
  component: AffiliateRangeBar,
  tags: ['beta'],
  parameters: { usage },
  args: {
    range: { from: '2025-12-15', to: '2026-01-13' },
    onRangeChange: () => undefined,
  },
  render: (args) => (
    <div className={storyColumn}>
      <AffiliateRangeBar {...args} />
    </div>
  ),
} satisfies Meta<typeof AffiliateRangeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OwnDays: Story = { args: { range: { from: '2025-12-24', to: '2026-01-02' } } };
export const TooLong: Story = { args: { problem: 'tooLong' } };
export const NotADay: Story = { args: { problem: 'notADay' } };
export const Backwards: Story = { args: { problem: 'backwards' } };
export const Future: Story = { args: { problem: 'future' } };
