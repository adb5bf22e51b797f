import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../primitives/Button/Button.tsx';
import { LineMark } from './LineMark.tsx';
import { usage } from './LineMark.usage.ts';

const meta = {
  title: 'Account/LineMark',
  component: LineMark,
  tags: ['stable'],
  parameters: { usage },
} satisfies Meta<typeof LineMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 44 } };

export const OnButton: Story = {
  render: (args) => (
    <Button variant="outline" tone="neutral" size="lg" iconStart={<LineMark {...args} />}>
      เชื่อมต่อ LINE
    </Button>
  ),
};
