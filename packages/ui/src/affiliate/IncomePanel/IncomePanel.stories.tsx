import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { IncomePanel } from './IncomePanel.tsx';
import { usage } from './IncomePanel.usage.ts';

const meta = {
  title: 'Affiliate/IncomePanel',
  component: IncomePanel,
  tags: ['beta'],
  parameters: { usage },
  args: {
    state: {
      status: 'ready',
      income: {
        today: satangFromBaht(0),
        yesterday: satangFromBaht(142.97),
        month: satangFromBaht(2173.62),
      },
      updatedAt: Date.UTC(2026, 0, 14, 4),
      nextUpdateAt: Date.UTC(2026, 0, 15, 4),
    },
  },
  render: (args) => (
    <div className={storyColumn}>
      <IncomePanel {...args} />
    </div>
  ),
} satisfies Meta<typeof IncomePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { state: { status: 'loading' } } };

export const LargeFigures: Story = {
  args: {
    state: {
      status: 'ready',
      income: {
        today: satangFromBaht(1_234_567.89),
        yesterday: satangFromBaht(9_876_543.21),
        month: satangFromBaht(88_888_888.88),
      },
      updatedAt: null,
      nextUpdateAt: Date.UTC(2026, 0, 15, 4),
    },
  },
};
