import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { TurnoverSummary } from './TurnoverSummary.tsx';
import { usage } from './TurnoverSummary.usage.ts';

const meta = {
  title: 'Promotions/TurnoverSummary',
  component: TurnoverSummary,
  tags: ['beta'],
  parameters: { usage },
  args: { left: satangFromBaht(6700), held: satangFromBaht(300) },
  render: (args) => (
    <div className={storyColumn}>
      <TurnoverSummary {...args} />
    </div>
  ),
} satisfies Meta<typeof TurnoverSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Several: Story = { args: { several: true, held: satangFromBaht(450) } };
export const LargeAmounts: Story = {
  args: { left: satangFromBaht(12_345_678.9), held: satangFromBaht(1_234_567.89) },
};
