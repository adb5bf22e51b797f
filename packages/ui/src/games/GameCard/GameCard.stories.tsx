import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { storyCards } from '../storyGames.css.ts';
import { LONG_THAI, storyGame } from '../storyGames.ts';
import { GameCard } from './GameCard.tsx';
import { usage } from './GameCard.usage.ts';
import { heartActions, storyActions, storyMarks } from '../storyActions.ts';

const meta = {
  title: 'Games/GameCard',
  component: GameCard,
  tags: ['stable'],
  parameters: { usage },
  args: { game: storyGame(), actions: storyActions },
  decorators: [
    (Story) => (
      <div className={storyCards}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Badges: Story = {
  render: (args) => (
    <>
      <GameCard {...args} game={storyGame({ hot: false })} />
      <GameCard {...args} game={storyGame({ id: '2' })} />
      <GameCard {...args} game={storyGame({ id: '3', hot: false, isNew: true, freeSpin: true })} />
      <GameCard {...args} game={storyGame({ id: '4', isNew: true, freeSpin: true })} />
    </>
  ),
};

export const Hearts: Story = {
  args: { actions: heartActions },
  render: (args) => (
    <>
      <GameCard {...args} />
      <GameCard {...args} game={storyGame({ favourite: true })} />
    </>
  ),
};

export const Focused: Story = {
  args: { actions: heartActions },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const [title] = within(canvasElement).getAllByRole('link');
    await expect(title).toHaveFocus();
  },
};

export const Launching: Story = {
  args: { actions: { ...storyActions, marks: storyMarks({ isLaunching: () => true }) } },
};
export const Unavailable: Story = {
  args: { game: storyGame({ available: false }), actions: heartActions },
};
export const NoImage: Story = { args: { game: storyGame({ image: null }) } };

export const BrokenImage: Story = {
  args: { game: storyGame({ image: '/art/covers/none.svg', color: '#217937' }) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/./, { selector: '[data-part=fallback] *' }),
    ).toBeVisible();
  },
};

export const LongThai: Story = {
  args: {
    game: storyGame({
      nameTh: LONG_THAI,
      nameEn: 'The Extraordinarily Long Voyage of Captain Half Moon',
      isNew: true,
      freeSpin: true,
    }),
  },
  render: (args) => (
    <>
      <GameCard {...args} />
      <GameCard {...args} game={{ ...args.game, image: null }} />
    </>
  ),
};
