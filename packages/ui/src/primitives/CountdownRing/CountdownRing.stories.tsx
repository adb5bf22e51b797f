import type { Meta, StoryObj } from '@storybook/react-vite';

import { CountdownRing } from './CountdownRing.tsx';
import { usage } from './CountdownRing.usage.ts';

/** 15 January 2026, 09:30 in Bangkok. */
const NOW = Date.UTC(2026, 0, 15, 2, 30);

const meta = {
  title: 'Primitives/CountdownRing',
  component: CountdownRing,
  tags: ['stable'],
  parameters: { usage },
  args: { until: NOW + 522_000 },
} satisfies Meta<typeof CountdownRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Full: Story = { args: { until: NOW + 600_000 } };

export const LastMinute: Story = { args: { until: NOW + 42_000 } };

export const Over: Story = { args: { until: NOW } };
