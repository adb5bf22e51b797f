import { button, element, stillness } from '../../pages/element.ts';
import { baht } from './money.ts';
import type { Card, CardPays, Round } from './playApi.ts';
import type { Stage } from './stage.ts';
import type { Words } from './words.ts';

const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['♠', '♥', '♦', '♣'];
const TURN_MS = 420;

/** Whether the next card will be as high or higher, or as low or lower. */
export type Guess = 'high' | 'low';

/** An open card, the back of the next one, and a button with its pay for each guess. */
export function cardStage(
  words: Words,
  start: { card: Card; pays: CardPays },
  guess: (guess: Guess) => void,
): Stage {
  let pays = start.pays;
  let locked = false;
  const shown = element('div', { class: 'card-place' }, face(start.card));
  const next = element('div', { class: 'card-place', 'aria-hidden': 'true' }, back());
  const root = element('div', { class: 'cards', 'data-state': 'still' }, shown, next);
  const guesses = {
    high: guessButton('high', '▲', words.high),
    low: guessButton('low', '▼', words.low),
  };
  const actions = element('div', { class: 'guesses' }, guesses.high, guesses.low);

  function guessButton(side: Guess, sign: string, name: string) {
    const press = () => pays[side] !== null && guess(side);
    const words_ = [
      element('span', { class: 'guess-name' }, `${sign} ${name}`),
      element('span', { class: 'guess-pay' }),
    ];
    return button({ class: 'go', 'data-part': side }, press, ...words_);
  }

  function draw() {
    for (const side of ['high', 'low'] as const) {
      const pay = pays[side];
      guesses[side].setAttribute('aria-disabled', String(locked || pay === null));
      const text = guesses[side].querySelector('.guess-pay');
      if (text) text.textContent = pay === null ? words.closed : `×${pay.toFixed(2)}`;
    }
  }

  draw();
  return {
    root,
    actions,
    invitation: words.guess,
    begin() {
      root.dataset['state'] = 'turning';
    },
    async settle(round: Round) {
      if (!('card' in round)) return '';
      const turned = face(round.card);
      next.replaceChildren(turned);
      if (!stillness()) {
        const turn = [{ transform: 'rotateY(90deg)' }, { transform: 'none' }];
        await turned.animate(turn, { duration: TURN_MS, easing: 'ease-out' }).finished;
      }
      root.dataset['state'] = round.right ? 'won' : 'lost';
      const slide = shown.getBoundingClientRect().x - next.getBoundingClientRect().x;
      if (!stillness()) {
        const move = [
          { transform: 'none' },
          { transform: 'none', offset: 0.55 },
          { transform: `translateX(${slide}px)` },
        ];
        await turned.animate(move, { duration: 2.4 * TURN_MS, easing: 'ease-in-out' }).finished;
      }
      shown.replaceChildren(turned);
      next.replaceChildren(back());
      pays = round.pays;
      draw();
      return round.right ? `${words.right} · ${words.won} ${baht(round.win)}` : words.wrong;
    },
    abandon() {
      root.dataset['state'] = 'still';
    },
    lock(value) {
      locked = value;
      draw();
    },
  };
}

function face({ rank, suit }: Card): HTMLElement {
  const [name = '', sign = ''] = [RANKS[rank], SUITS[suit]];
  const corner = () => element('span', { class: 'corner' }, name, element('br'), sign);
  return element(
    'div',
    {
      class: 'card',
      'data-red': suit === 1 || suit === 2,
      role: 'img',
      'aria-label': `${name} ${sign}`,
    },
    corner(),
    element('span', { class: 'suit' }, sign),
    corner(),
  );
}

function back(): HTMLElement {
  return element('div', { class: 'card', 'data-back': true });
}
