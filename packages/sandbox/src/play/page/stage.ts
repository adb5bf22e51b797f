import type { Round } from './playApi.ts';

/** The part of the page that is specific to a kind of game. */
export interface Stage {
  root: HTMLElement;
  /** Buttons that start a round. */
  actions: HTMLElement;
  /** Text below the stage before the first round. */
  invitation: string;
  /** Starts the animation while the request is pending. */
  begin(): void;
  /** Shows the outcome of the round with `bet`; resolves after the animation, with a sentence for the result. */
  settle(round: Round, bet: number): Promise<string>;
  /** Resets the stage if there was no round. */
  abandon(): void;
  lock(locked: boolean): void;
  /** Names the button that starts a round, where there is only one. */
  name?(text: string): void;
}
