import type { Meta, StoryObj } from '@storybook/react-vite';

import { onEachGround } from '../../private/onEachGround.tsx';
import { storyColumn, storyRow } from '../../private/story.css.ts';
import { VipEmblem } from './VipEmblem.tsx';
import { usage } from './VipEmblem.usage.ts';

const meta = {
  title: 'Community/VipEmblem',
  component: VipEmblem,
  tags: ['beta'],
  parameters: { usage },
  args: { level: 3, size: 96 },
} satisfies Meta<typeof VipEmblem>;
export default meta;
type Story = StoryObj<typeof meta>;

const LEVELS = [0, 1, 2, 3, 4, 5];

export const Default: Story = {
  tags: ['matrix'],
  render: () => (
    <div className={storyColumn}>
      {([96, 48, 24] as const).map((size) => (
        <div key={size} className={storyRow}>
          {LEVELS.map((level) => (
            <VipEmblem key={level} level={level} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};

/** Any colour that an operator sets, also black and white. */
export const OwnColours: Story = {
  render: () => (
    <div className={storyRow}>
      {['#000000', '#ffffff', '#e5484d', '#12b5cb', '#f5d90a', '#8e4ec6'].map((color, level) => (
        <VipEmblem key={color} level={level} color={color} size={64} />
      ))}
    </div>
  ),
};

export const OnEachGround: Story = {
  render: () => onEachGround(LEVELS.map((level) => <VipEmblem key={level} level={level} />)),
};
