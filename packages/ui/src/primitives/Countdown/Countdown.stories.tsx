import type { Meta, StoryObj } from '@storybook/react-vite';

import { NOW } from '../../private/now.fixtures.ts';
import { Countdown } from './Countdown.tsx';
import { usage } from './Countdown.usage.ts';

const meta = {
  title: 'Primitives/Countdown · timer, deadline',
  id: 'primitives-countdown',
  component: Countdown,
  tags: ['stable'],
  parameters: { usage },
  args: { until: NOW + 545_000 },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hours: Story = { args: { until: NOW + 7_384_000 } };

export const Over: Story = { args: { until: NOW } };

export const Days: Story = { args: { until: NOW + 123 * 3_600_000 + 5_000 } };
