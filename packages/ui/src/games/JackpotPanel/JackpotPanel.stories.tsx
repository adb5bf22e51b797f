import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inStoryContent } from '../inStoryContent.tsx';
import { LONG_THAI } from '../storyGames.ts';
import { STORY_JACKPOTS } from '../storyJackpots.ts';
import { JackpotPanel } from './JackpotPanel.tsx';
import { usage } from './JackpotPanel.usage.ts';

const [grand, , mini] = STORY_JACKPOTS;
if (!grand || !mini) throw new Error('There is no jackpot');

const meta = {
  title: 'Games/JackpotPanel',
  component: JackpotPanel,
  tags: ['beta'],
  parameters: { layout: 'fullscreen', usage },
  args: { jackpot: grand, intervalMs: 15_000, href: '#jackpot' },
  decorators: [inStoryContent],
} satisfies Meta<typeof JackpotPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('region')).toHaveTextContent('1,234,567.89');
  },
};
export const NotWonYet: Story = { args: { jackpot: mini } };
export const LongThai: Story = {
  args: {
    jackpot: { ...grand, nameTh: LONG_THAI, nameEn: LONG_THAI, pool: satang(98_765_432_101) },
  },
};
