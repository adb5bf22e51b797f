import type { Meta, StoryObj } from '@storybook/react-vite';

import { NOW } from '../../private/now.fixtures.ts';
import { CountdownRing } from './CountdownRing.tsx';
import { usage } from './CountdownRing.usage.ts';

const meta = {
  title: 'Primitives/CountdownRing · timer, circular progress',
  id: 'primitives-countdownring',
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
