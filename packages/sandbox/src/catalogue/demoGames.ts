import type { Game } from './game.ts';

/** The four casino entries of the demo page (section 2). */
export const casinoDemos: readonly string[] = [
  'velvet-baccarat',
  'golden-hour-roulette',
  'dragon-and-tiger-hall',
  'lucky-three-dice',
];

/**
 * Whether a game can be played with play money: every slot and fishing game, and the casino entries of the demo page.
 */
export function hasDemo({ type, code }: Pick<Game, 'type' | 'code'>): boolean {
  return type === 'slot' || type === 'fishing' || casinoDemos.includes(code);
}
