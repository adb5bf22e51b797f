import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Button } from '../../primitives/Button/Button.tsx';
import { JackpotCounter } from './JackpotCounter.tsx';
import { usage } from './JackpotCounter.usage.ts';

const meta = {
  title: 'Games/JackpotCounter · prize pool, odometer',
  id: 'games-jackpotcounter',
  component: JackpotCounter,
  tags: ['beta'],
  parameters: { usage },
  args: { value: satang(123_456_789), fillMs: 15_000 },
} satisfies Meta<typeof JackpotCounter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const Small: Story = { args: { size: 'sm' } };

export const Reported: Story = {
  tags: ['behaviour'],
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <JackpotCounter {...args} value={value} fillMs={200} />
        <Button onClick={() => setValue(satang(123_500_000))}>more</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText('1,235,000.00')).toBeVisible());
  },
};
