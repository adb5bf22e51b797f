import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyNarrow } from '../../private/story.css.ts';
import { storyKinds, storyMore, storyOwnLists } from '../storyNav.ts';
import { MenuTiles } from './MenuTiles.tsx';
import { usage } from './MenuTiles.usage.ts';

const meta = {
  title: 'Shell/MenuTiles',
  component: MenuTiles,
  tags: ['stable'],
  parameters: { usage },
  args: { title: 'เกม', items: [...storyKinds(), ...storyOwnLists()] },
} satisfies Meta<typeof MenuTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const More: Story = { args: { title: 'เมนูอื่น', items: storyMore() } };
export const Single: Story = { args: { items: storyKinds().slice(0, 1) } };
export const Narrow: Story = {
  args: { items: [...storyMore(), ...storyOwnLists()] },
  render: (args) => (
    <div className={storyNarrow}>
      <MenuTiles {...args} />
    </div>
  ),
};

/** Nine and ten tiles: the last one is never alone in its row. */
export const Ten: Story = {
  args: {
    title: 'เมนูอื่น',
    items: [...storyMore(), ...storyOwnLists(), ...storyKinds()].slice(0, 10),
  },
};
export const Nine: Story = {
  args: {
    title: 'เมนูอื่น',
    items: [...storyMore(), ...storyOwnLists(), ...storyKinds()].slice(0, 9),
  },
};
