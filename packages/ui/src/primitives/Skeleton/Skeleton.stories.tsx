import type { Meta, StoryObj } from '@storybook/react-vite';

import {
  storyBlock,
  storyColumn,
  storyNarrow,
  storyRound,
  storyRow,
} from '../../private/story.css.ts';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from './Skeleton.tsx';
import { usage } from './Skeleton.usage.ts';

const meta = {
  title: 'Primitives/Skeleton · placeholder, shimmer',
  id: 'primitives-skeleton',
  component: Skeleton,
  tags: ['stable'],
  parameters: { usage },
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

/** Placeholder rows: icon, two lines, figure. */
export const Rows: Story = {
  render: () => (
    <div className={storyColumn} aria-busy="true">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={storyRow}>
          <Skeleton shape="circle" className={storyRound} />
          <span className={storyNarrow}>
            <Skeleton shape="text" />
            <Skeleton shape="text" short />
          </span>
        </div>
      ))}
    </div>
  ),
};
