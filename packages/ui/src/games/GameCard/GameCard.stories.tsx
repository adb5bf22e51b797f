import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { storyCards, storyNarrowCard } from '../storyGames.css.ts';
import { LONG_THAI, storyGame } from '../storyGames.ts';
import { GameCard } from './GameCard.tsx';
import { usage } from './GameCard.usage.ts';
import { favouriteActions, storyActions, storyMarks } from '../storyActions.ts';

const meta = {
  title: 'Games/GameCard · tile, thumbnail',
  id: 'games-gamecard',
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

/** On a narrow card free spins are words if they fit, and an icon if they do not. */
export const NarrowBadges: Story = {
  args: { actions: favouriteActions, game: storyGame({ freeSpin: true, hot: false }) },
  decorators: [
    (Story) => (
      <div className={storyNarrowCard}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const badges = canvasElement.querySelector<HTMLElement>('[data-part=badges]');
    const line = badges?.getBoundingClientRect();
    const spins = badges?.lastElementChild?.getBoundingClientRect();
    await expect(spins?.top).toBe(line?.top);
    await expect(spins?.width).toBeGreaterThanOrEqual(20);
    await expect(spins?.right).toBeLessThanOrEqual(line?.right ?? 0);
  },
};

export const Hearts: Story = {
  args: { actions: favouriteActions },
  render: (args) => (
    <>
      <GameCard {...args} />
      <GameCard {...args} game={storyGame({ favourite: true })} />
    </>
  ),
};

/** The RTP below the provider links to the details. Without an RTP an icon is shown. */
export const Known: Story = {
  args: { actions: favouriteActions },
  tags: ['matrix'],
  render: (args) => (
    <>
      <GameCard {...args} game={storyGame({ rtp: 96.48 })} />
      <GameCard {...args} game={storyGame({ id: '2', rtp: 97, hot: false })} />
      <GameCard {...args} game={storyGame({ id: '3', hot: false, rtp: null })} />
      <GameCard {...args} game={storyGame({ id: '4', rtp: 95.5 })} actions={storyActions} />
    </>
  ),
};

export const Focused: Story = {
  args: { actions: favouriteActions },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const [title] = within(canvasElement).getAllByRole('link');
    await expect(title).toHaveFocus();
  },
};

/** One card is launching. The others do not change. */
export const Launching: Story = {
  args: {
    actions: {
      ...favouriteActions,
      marks: storyMarks({ isLaunching: ({ id }) => id === 'opening' }),
    },
  },
  render: (args) => (
    <>
      <GameCard {...args} game={storyGame({ id: 'opening', rtp: 96.5 })} />
      <GameCard {...args} />
    </>
  ),
};
/** On a demo page the cards say “Try demo”. */
export const DemoWord: Story = {
  args: { actions: { ...favouriteActions, demoHref: () => null, word: 'demo' } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('link')[0]).toHaveFocus();
  },
};
export const Unavailable: Story = {
  args: { game: storyGame({ available: false }), actions: favouriteActions },
  render: (args) => (
    <>
      <GameCard {...args} />
      <GameCard {...args} game={{ ...args.game, id: '2', favourite: true, image: null }} />
    </>
  ),
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
      rtp: 96.48,
      provider: { id: 'long', name: 'บริษัทผู้ผลิตเกมชื่อยาวมาก จำกัด', image: null },
    }),
    actions: favouriteActions,
  },
  render: (args) => (
    <>
      <GameCard {...args} />
      <GameCard {...args} game={{ ...args.game, image: null }} />
    </>
  ),
};

/** Unusual list data: a name of three hundred letters without a break, no colour, no image. */
export const Odd: Story = {
  args: { actions: favouriteActions },
  render: (args) => {
    const long = 'ฝึ้ปี่น้ำฏูญู'.repeat(24).slice(0, 300);
    const odd = storyGame({ id: 'odd', nameTh: long, nameEn: 'W'.repeat(300), color: null });
    return (
      <>
        <GameCard {...args} game={{ ...odd, rtp: 0.04 }} />
        <GameCard {...args} game={{ ...odd, id: '2', image: null, available: false, rtp: 100 }} />
        <GameCard {...args} game={{ ...odd, id: '3', nameTh: '', nameEn: 'x', image: null }} />
      </>
    );
  },
};
