import { button, element } from '../../pages/element.ts';
import { wholeBaht } from './money.ts';
import type { Words } from './words.ts';

/** The bet selection of the page. */
export interface BetChooser {
  root: HTMLElement;
  /** The selected bet in whole baht. */
  bet(): number;
  /** Selects the next lower (-1) or higher (1) bet. */
  step(by: -1 | 1): void;
  lock(locked: boolean): void;
  /** Shows the value of a free spin in whole baht instead of the bet; null ends that. */
  free(bet: number | null): void;
}

/** Starts at the bet nearest to one thousandth of the balance, to prevent a high bet by accident. */
export function betChooser(words: Words, bets: readonly number[], balance: number): BetChooser {
  let at = Math.max(
    0,
    bets.findLastIndex((bet) => bet <= Math.max(10, balance / 1000)),
  );
  let locked = false;
  let free: number | null = null;
  const shown = element('output', { class: 'bet-amount', 'aria-live': 'polite' });
  const less = button({ class: 'round', 'aria-label': words.less }, () => step(-1), '−');
  const label = element('span', { class: 'label' }, words.bet);
  const more = button({ class: 'round', 'aria-label': words.more }, () => step(1), '+');

  function draw() {
    shown.textContent = wholeBaht(free ?? bets[at] ?? 0);
    label.textContent = free === null ? words.bet : words.freeBet;
    less.disabled = locked || free !== null || at === 0;
    more.disabled = locked || free !== null || at === bets.length - 1;
  }

  function step(by: -1 | 1) {
    if (locked || free !== null) return;
    at = Math.min(bets.length - 1, Math.max(0, at + by));
    draw();
  }

  draw();
  return {
    root: element(
      'div',
      { class: 'bet', role: 'group', 'aria-label': words.bet },
      less,
      element('div', {}, label, shown),
      more,
    ),
    bet: () => bets[at] ?? 0,
    step,
    lock(value) {
      locked = value;
      draw();
    },
    free(bet) {
      free = bet;
      draw();
    },
  };
}
