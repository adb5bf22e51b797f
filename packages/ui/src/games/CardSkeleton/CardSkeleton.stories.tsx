import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { GameCard } from '../GameCard/GameCard.tsx';
import { storyCards } from '../storyGames.css.ts';
import { storyGame } from '../storyGames.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import { usage } from './CardSkeleton.usage.ts';
import { storyActions } from '../storyActions.ts';

const meta = {
  title: 'Games/CardSkeleton · placeholder, shimmer',
  id: 'games-cardskeleton',
  component: CardSkeleton,
  tags: ['stable'],
  parameters: { usage },
  decorators: [
    (Story) => (
      <div className={storyCards} aria-busy="true">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Exactly as high as the card that replaces it. */
export const IsolatedCard: Story = {
  render: () => (
    <>
      <CardSkeleton />
      <GameCard game={storyGame()} actions={storyActions} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heightOf = (name: string) =>
      canvasElement.querySelector(`[data-component=${name}]`)?.getBoundingClientRect().height;
    await expect(heightOf('card-shape')).toBe(heightOf('game-card'));
  },
};
