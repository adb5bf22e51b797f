import { button, element, pause, stillness } from '../../pages/element.ts';
import { baht } from './money.ts';
import type { Grid, Round, SlotMachine, SlotWin } from './playApi.ts';
import type { Stage } from './stage.ts';
import type { Words } from './words.ts';

const SPIN_MS = 620;
const NEXT_REEL_MS = 170;
const PASSING = 14;
const SYMBOLS = 8;

/** Animated reels, and the spin button. */
export function reelStage(
  words: Words,
  game: string,
  machine: SlotMachine,
  spin: () => void,
): Stage {
  const picture = (symbol: number) =>
    element(
      'div',
      { class: 'cell' },
      element('img', {
        src: `/play/art/${game}/symbol-${symbol}.svg`,
        alt: '',
        draggable: 'false',
      }),
    );
  const strips = machine.heights.map(() => element('div', { class: 'strip' }));
  const reels = strips.map((strip, at) =>
    element('div', { class: 'reel', 'data-rows': String(machine.heights[at]) }, strip),
  );
  const rows = Math.max(...machine.heights);
  const root = element(
    'div',
    {
      class: 'reels',
      'data-rows': String(rows),
      'data-state': 'still',
      role: 'img',
      'aria-label': words.start,
    },
    ...reels,
  );
  const go = button({ class: 'go', 'data-part': 'spin' }, spin, words.spin);

  // Initial symbols without a win: no symbol is on two neighbouring reels.
  let grid: Grid = machine.heights.map((height, reel) =>
    Array.from({ length: height }, (_, row) => (reel % 2) * 4 + ((row + reel) % 4)),
  );
  for (const [reel, strip] of strips.entries())
    strip.replaceChildren(...(grid[reel] ?? []).map(picture));

  let turning: Animation[] = [];

  function roll() {
    if (stillness()) return;
    turning = strips.map((strip, reel) => {
      const own = grid[reel] ?? [];
      const passing = Array.from({ length: PASSING }, (_, at) => (at * 3 + reel * 5) % SYMBOLS);
      strip.replaceChildren(...[...own, ...passing, ...own].map(picture));
      const share = (own.length + PASSING) / (2 * own.length + PASSING);
      return strip.animate(
        [{ transform: `translateY(${-100 * share}%)` }, { transform: 'translateY(0)' }],
        { duration: SPIN_MS, iterations: Infinity, delay: reel * 40, fill: 'backwards' },
      );
    });
  }

  async function land(next: Grid) {
    const still = stillness();
    await Promise.all(
      strips.map(async (strip, reel) => {
        if (!still) await pause(SPIN_MS / 2 + reel * NEXT_REEL_MS);
        turning[reel]?.cancel();
        strip.replaceChildren(...(next[reel] ?? []).map(picture));
        if (still) return;
        const drop = [
          { transform: 'translateY(-22%)' },
          { transform: 'translateY(4%)', offset: 0.7 },
          { transform: 'none' },
        ];
        await strip.animate(drop, { duration: 260, easing: 'ease-out' }).finished;
      }),
    );
    turning = [];
    grid = next;
  }

  function mark(wins: readonly SlotWin[]) {
    root.dataset['state'] = wins.length > 0 ? 'won' : 'still';
    for (const [reel, row] of wins.flatMap((win) => win.cells)) {
      strips[reel]?.children[row]?.setAttribute('data-won', '');
    }
  }

  return {
    root,
    actions: go,
    invitation: words.start,
    begin() {
      root.dataset['state'] = 'turning';
      for (const cell of root.querySelectorAll('[data-won]')) cell.removeAttribute('data-won');
      roll();
    },
    async settle(round: Round, bet: number) {
      if (!('grid' in round)) return '';
      await land(round.grid);
      mark(round.wins);
      return sentence(words, round.wins, round.win, bet);
    },
    abandon() {
      for (const animation of turning) animation.cancel();
      turning = [];
      for (const [reel, strip] of strips.entries())
        strip.replaceChildren(...(grid[reel] ?? []).map(picture));
      root.dataset['state'] = 'still';
    },
    lock(locked) {
      go.setAttribute('aria-disabled', String(locked));
    },
    name(text) {
      go.textContent = text;
    },
  };
}

/** A win below the bet is a loss, so the message does not call it a win. */
function sentence(words: Words, wins: readonly SlotWin[], win: number, bet: number): string {
  const best = [...wins].sort((a, b) => b.amount - a.amount)[0];
  if (!best) return words.noWin;
  const where = best.line === null ? words.ways : `${words.line} ${best.line}`;
  return `${win < bet ? words.backAgain : words.won} ${baht(win)} · ${where}`;
}
