import type { Meta, StoryObj } from '@storybook/react-vite';

import { NOW } from '../../private/now.fixtures.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { usage } from './TimeLeft.usage.ts';

const HOUR = 3_600_000;

const meta = {
  title: 'Promotions/TimeLeft · countdown, deadline',
  id: 'promotions-timeleft',
  component: TimeLeft,
  tags: ['beta'],
  parameters: { usage },
  args: { until: NOW + 75 * HOUR },
} satisfies Meta<typeof TimeLeft>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LastDay: Story = { args: { until: NOW + 5 * HOUR } };
export const Over: Story = { args: { until: NOW - HOUR } };
