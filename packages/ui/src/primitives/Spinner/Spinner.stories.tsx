import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyRow } from '../../private/story.css.ts';
import { Spinner } from './Spinner.tsx';
import { usage } from './Spinner.usage.ts';

const meta = {
  title: 'Primitives/Spinner · loader',
  id: 'primitives-spinner',
  component: Spinner,
  tags: ['stable'],
  parameters: { usage },
  args: { label: 'กำลังโหลด' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div className={storyRow}>
      {([16, 20, 24, 40] as const).map((size) => (
        <Spinner {...args} key={size} size={size} />
      ))}
    </div>
  ),
};
