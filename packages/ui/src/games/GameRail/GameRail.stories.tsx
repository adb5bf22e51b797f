import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inStoryContent } from '../inStoryContent.tsx';
import { LONG_THAI, storyGame, storyGames } from '../storyGames.ts';
import { GameRail } from './GameRail.tsx';
import { usage } from './GameRail.usage.ts';
import { favouriteActions, storyActions } from '../storyActions.ts';

const meta = {
  title: 'Games/GameRail · row, shelf',
  id: 'games-gamerail',
  component: GameRail,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    title: 'เกมยอดนิยม',
    state: { status: 'ready', games: storyGames(16) },
    moreHref: '#all',
    actions: storyActions,
    eager: true,
  },
  decorators: [inStoryContent],
} satisfies Meta<typeof GameRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { state: { status: 'loading' } } };
/** The error is shown in the space of the cards. */
export const Failed: Story = {
  args: {
    state: {
      status: 'error',
      text: 'ไม่มีการเชื่อมต่อ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่',
      onRetry: () => undefined,
    },
  },
  // No part of the cards is visible at the edge of the screen.
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('[data-part=row]')).not.toBeVisible(),
};
export const Ranked: Story = {
  args: { ranked: true, state: { status: 'ready', games: storyGames(10) } },
};
/** The heading says that they are popular, so no card repeats it. */
export const WithoutItsBadge: Story = {
  args: { title: 'เกมยอดนิยม', withoutBadge: 'hot' },
};
export const RankedLoading: Story = { args: { ranked: true, state: { status: 'loading' } } };
export const Large: Story = { args: { size: 'lg' } };
export const Small: Story = { args: { size: 'sm' } };
/** Games of one provider, under its logo. */
export const OfProvider: Story = {
  args: { title: 'Pixel Durian', mark: '/art/providers/pixel-durian.svg' },
};
export const WithHearts: Story = { args: { actions: favouriteActions } };
export const OneGame: Story = { args: { state: { status: 'ready', games: storyGames(1) } } };

export const NoImages: Story = {
  args: {
    state: { status: 'ready', games: storyGames(16).map((game) => ({ ...game, image: null })) },
  },
};

/** Provider and RTP have separate lines, so that neither is truncated. */
export const LongMakers: Story = {
  args: {
    state: {
      status: 'ready',
      games: storyGames(48).filter(({ provider }) => provider.name.length > 11),
    },
    actions: favouriteActions,
  },
  play: async ({ canvasElement }) => {
    const cards = canvasElement.querySelectorAll('[data-component=game-card]');
    await expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) {
      const maker = card.querySelector('[data-part=provider]');
      const figure = card.querySelector('[data-part=info]');
      const end = maker?.getBoundingClientRect().bottom ?? Number.NaN;
      await expect(figure?.getBoundingClientRect().top).toBeGreaterThanOrEqual(end - 0.5);
      await expect(maker?.scrollWidth).toBeLessThanOrEqual(maker?.clientWidth ?? 0);
    }
  },
};
export const LongThai: Story = {
  args: {
    title: LONG_THAI,
    state: {
      status: 'ready',
      games: storyGames(8).map((game, index) =>
        index % 2 === 0 ? { ...storyGame({ nameTh: LONG_THAI }), id: game.id } : game,
      ),
    },
  },
};
