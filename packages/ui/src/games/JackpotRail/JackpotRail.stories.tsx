import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inStoryContent } from '../inStoryContent.tsx';
import { LONG_THAI } from '../storyGames.ts';
import { STORY_JACKPOTS } from '../storyJackpots.ts';
import { JackpotRail } from './JackpotRail.tsx';
import { usage } from './JackpotRail.usage.ts';

const meta = {
  title: 'Games/JackpotRail',
  component: JackpotRail,
  tags: ['beta'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    state: { status: 'ready', jackpots: STORY_JACKPOTS, intervalMs: 15_000 },
    href: '#jackpot',
  },
  decorators: [inStoryContent],
} satisfies Meta<typeof JackpotRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /jackpot|แจ็กพอต/i });
    await expect(links[0]).toHaveAccessibleName(/1,234,567\.89/);
    await expect(links.every((link) => link.getAttribute('href') === '#jackpot')).toBe(true);
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const One: Story = {
  args: { state: { status: 'ready', jackpots: STORY_JACKPOTS.slice(2), intervalMs: 15_000 } },
};
export const LongThai: Story = {
  args: {
    state: {
      status: 'ready',
      intervalMs: 15_000,
      jackpots: STORY_JACKPOTS.map((each) => ({
        ...each,
        nameTh: LONG_THAI,
        nameEn: LONG_THAI,
        pool: satang(98_765_432_101),
      })),
    },
  },
};
