import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { inStoryContent } from '../inStoryContent.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { storyItems, storyKinds } from '../../shell/storyNav.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { usage } from './CategoryChips.usage.ts';

const meta = {
  title: 'Games/CategoryChips · filters',
  id: 'games-categorychips',
  component: CategoryChips,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: { items: storyKinds() },
  decorators: [inStoryContent],
} satisfies Meta<typeof CategoryChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Current: Story = { args: { items: storyKinds('casino') } };

/** Lists without a menu entry provide their own icon and label. */
export const Lists: Story = {
  args: {
    items: [
      { name: 'games', label: 'ทั้งหมด', href: '#all', current: true },
      ...storyKinds(),
      { name: 'games', label: 'ยอดนิยม', icon: glyphs.fire, href: '#hot' },
      { name: 'games', label: 'มาใหม่', icon: glyphs.sparkle, href: '#new' },
    ],
  },
};

export const ManyItems: Story = {
  args: {
    items: storyItems(
      ['home', 'slot', 'casino', 'fishing', 'lotto', 'sport', 'games', 'history', 'register'],
      'slot',
    ),
  },
};

export const CurrentAtEnd: Story = {
  tags: ['behaviour'],
  args: {
    items: [
      ...[1, 2, 3].flatMap((turn) =>
        storyKinds().map((each) => ({ ...each, href: `#${turn}${each.name}` })),
      ),
      { name: 'games', label: 'โชคลาภ', href: '#fortune', current: true },
    ],
  },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('link', { current: 'page' });
    await waitFor(() => expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await expect(scrollY).toBe(0);
  },
};
