import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyItems, storyKinds } from '../../shell/storyNav.ts';
import { storyContent } from '../storyGames.css.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { usage } from './CategoryChips.usage.ts';

const meta = {
  title: 'Games/CategoryChips',
  component: CategoryChips,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: { items: storyKinds() },
  decorators: [
    (Story) => (
      <div className={storyContent}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Current: Story = { args: { items: storyKinds('casino') } };

export const ManyItems: Story = {
  args: {
    items: storyItems(
      ['home', 'slot', 'casino', 'fishing', 'lotto', 'sport', 'games', 'history', 'register'],
      'slot',
    ),
  },
};
