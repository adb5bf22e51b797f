import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyBlock, storyColumn, storyRound } from '../../private/story.css.ts';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  render: (args) => (
    <div className={storyColumn} aria-busy="true">
      <Skeleton {...args} />
    </div>
  ),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { className: storyBlock } };
export const Circle: Story = { args: { shape: 'circle', className: storyRound } };

export const Paragraph: Story = {
  render: () => (
    <div className={storyColumn} aria-busy="true">
      <Card>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" short />
      </Card>
    </div>
  ),
};
