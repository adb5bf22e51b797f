import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { inStoryContent } from '../inStoryContent.tsx';
import { storyWins } from '../storyGameDetail.ts';
import { GameWinList } from './GameWinList.tsx';
import { usage } from './GameWinList.usage.ts';

const meta = {
  title: 'Games/GameWinList',
  component: GameWinList,
  tags: ['beta'],
  parameters: { layout: 'fullscreen', usage },
  args: { wins: storyWins },
  decorators: [inStoryContent],
} satisfies Meta<typeof GameWinList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneWin: Story = { args: { wins: storyWins.slice(0, 1) } };

export const LargeFigures: Story = {
  args: {
    wins: storyWins.map((win) => ({
      ...win,
      bet: satang(4_500_000),
      win: satang(22_499_999_999),
      multiplier: 4_999.99,
    })),
  },
};
