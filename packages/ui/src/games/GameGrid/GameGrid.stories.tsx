import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { inStoryContent } from '../inStoryContent.tsx';
import { LONG_THAI, storyGame, storyGames } from '../storyGames.ts';
import { GameGrid } from './GameGrid.tsx';
import { usage } from './GameGrid.usage.ts';
import { favouriteActions, storyActions } from '../storyActions.ts';

const meta = {
  title: 'Games/GameGrid · list, virtual',
  id: 'games-gamegrid',
  component: GameGrid,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    state: { status: 'ready', games: storyGames(40) },
    actions: storyActions,
    onRetry: fn(),
  },
  decorators: [inStoryContent],
} satisfies Meta<typeof GameGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Number of cards in the first row. */
function columnsOf(cards: readonly HTMLElement[]): number {
  const top = cards[0]?.getBoundingClientRect().top;
  return cards.filter((card) => card.getBoundingClientRect().top === top).length;
}

const thousand = { status: 'ready', games: storyGames(1000) } as const;

export const Default: Story = { tags: ['matrix'] };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Empty: Story = { args: { state: { status: 'empty' } } };

export const Failed: Story = {
  args: {
    state: { status: 'error', text: 'เชื่อมต่อไม่ได้ ตรวจสอบอินเทอร์เน็ตแล้วลองใหม่' },
  },
};

export const WithHearts: Story = { args: { actions: favouriteActions } };
export const OneGame: Story = { args: { state: { status: 'ready', games: [storyGame()] } } };

/** A thousand games: the page has the height of all rows, but only the rows near the top are rendered. */
export const ManyItems: Story = {
  tags: ['behaviour'],
  args: { state: thousand },
  play: async ({ canvas, canvasElement }) => {
    const cards = canvas.getAllByRole('listitem');
    await expect(cards.length).toBeLessThan(120);
    const row = cards[0]?.getBoundingClientRect().height ?? 0;
    const columns = columnsOf(cards);
    const list = canvasElement.querySelector('[role=list]');
    await expect(list?.getBoundingClientRect().height).toBeCloseTo(
      Math.ceil(1000 / columns) * row,
      0,
    );
  },
};

/** The first page of a list has loaded. The page has its final height, with skeletons for the rest. */
export const StillComing: Story = {
  args: { state: { status: 'ready', games: storyGames(8), more: 92 } },
};

/** A match of the browser search is at the position of its card, also if the card is not rendered. */
export const FoundByBrowser: Story = {
  tags: ['behaviour'],
  args: { state: thousand },
  play: async ({ canvasElement, canvas }) => {
    const names = canvasElement.querySelector('[data-part=names]');
    if (!names?.firstChild) throw new Error('There are no names');
    // Simulates the browser after a match.
    names.removeAttribute('hidden');
    const columns = columnsOf(canvas.getAllByRole('listitem'));
    const lineOf = (place: number) => {
      const lines = (names.textContent ?? '').split('\n');
      const start = lines.slice(0, place - 1).join('\n').length + (place > 1 ? 1 : 0);
      const line = lines[place - 1] ?? '';
      const range = document.createRange();
      range.setStart(names.firstChild as Text, start + line.length - line.trimStart().length);
      range.setEnd(names.firstChild as Text, start + line.length);
      return range;
    };
    const place = 100 * columns + 2;
    scrollTo(0, lineOf(place).getBoundingClientRect().top - innerHeight / 2);
    const card = await waitFor(() => {
      const found = canvasElement.querySelector(`[aria-posinset="${place}"]`);
      if (!found) throw new Error('The card is not drawn');
      return found;
    });
    await waitFor(() => {
      const [box, text] = [card.getBoundingClientRect(), lineOf(place).getBoundingClientRect()];
      const [x, y] = [text.left + 2, (text.top + text.bottom) / 2];
      return expect(
        x > box.left - 2 && x < box.right && y > box.top - 12 && y < box.bottom + 16,
      ).toBe(true);
    });
    scrollTo(0, 0);
    names.setAttribute('hidden', 'until-found');
  },
};

/** After a rotation the columns and heights change, and the topmost game stays visible. */
export const Turned: Story = {
  tags: ['behaviour'],
  args: { state: thousand },
  play: async ({ canvas, canvasElement }) => {
    const room = canvasElement.querySelector('[data-component=game-grid]')?.parentElement;
    if (!room) throw new Error('There is no grid');
    const cards = () => canvas.getAllByRole('listitem');
    const columns = () => columnsOf(cards());
    const onTop = () =>
      Number(
        cards()
          .find((card) => card.getBoundingClientRect().top >= -1)
          ?.getAttribute('aria-posinset'),
      );
    // In a small window the columns are as few as they can be, so the grid starts wider than it.
    const wide = canvasElement.clientWidth * (columns() > 2 ? 1 : 2);
    room.style.inlineSize = `${wide}px`;
    try {
      await waitFor(() => expect(columns()).toBeGreaterThan(2));
      const before = columns();
      scrollTo(0, (cards()[0]?.offsetHeight ?? 0) * 100);
      await waitFor(() => expect(onTop()).toBeGreaterThan(98 * before));
      const game = onTop();
      room.style.inlineSize = `${wide / 2}px`;
      await waitFor(() => expect(columns()).toBeLessThan(before));
      await waitFor(() => expect(Math.abs(onTop() - game)).toBeLessThanOrEqual(2 * before));
    } finally {
      room.style.inlineSize = '';
      scrollTo(0, 0);
    }
  },
};

export const LongThai: Story = {
  args: {
    state: {
      status: 'ready',
      games: storyGames(12).map((game) => ({ ...game, nameTh: LONG_THAI, nameEn: LONG_THAI })),
    },
  },
};
