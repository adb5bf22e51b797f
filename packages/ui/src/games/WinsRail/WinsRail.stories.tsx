import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { inStoryContent } from '../inStoryContent.tsx';
import { storyWins } from '../storyGameDetail.ts';
import { LONG_THAI, STORY_GAMES, storyGame } from '../storyGames.ts';
import { WinsRail } from './WinsRail.tsx';
import { usage } from './WinsRail.usage.ts';

const wins = storyWins.map((win, index) => ({
  ...win,
  game: STORY_GAMES[index * 3] ?? storyGame(),
}));

const meta = {
  title: 'Games/WinsRail · winners, ticker',
  id: 'games-winsrail',
  component: WinsRail,
  tags: ['beta'],
  parameters: { layout: 'fullscreen', usage },
  args: { state: { status: 'ready', wins }, hrefOf: ({ code }) => `#${code}` },
  decorators: [inStoryContent],
} satisfies Meta<typeof WinsRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const OneWin: Story = { args: { state: { status: 'ready', wins: wins.slice(0, 1) } } };
export const NoImages: Story = {
  args: {
    state: {
      status: 'ready',
      wins: wins.map((win) => ({ ...win, game: { ...win.game, image: null } })),
    },
  },
};
export const LargeFigures: Story = {
  args: {
    state: {
      status: 'ready',
      wins: wins.map((win) => ({
        ...win,
        player: 'กขฃคฅฆง***',
        bet: satang(4_500_000),
        win: satang(22_499_999_999),
        multiplier: 4_999.99,
        game: { ...win.game, nameTh: LONG_THAI, nameEn: LONG_THAI },
      })),
    },
  },
};
