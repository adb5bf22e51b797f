import type { Meta, StoryObj } from '@storybook/react-vite';

import { VolatilityMeter } from './VolatilityMeter.tsx';
import { usage } from './VolatilityMeter.usage.ts';

const meta = {
  title: 'Games/VolatilityMeter · variance, rating',
  id: 'games-volatilitymeter',
  component: VolatilityMeter,
  tags: ['beta'],
  parameters: { usage },
  args: { level: 'medium' },
} satisfies Meta<typeof VolatilityMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Low: Story = { args: { level: 'low' } };
export const High: Story = { args: { level: 'high' } };
