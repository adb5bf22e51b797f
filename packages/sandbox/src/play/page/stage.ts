import type { Round } from './playApi.ts';

/** The part of the page on which a kind of game is played. */
export interface Stage {
  root: HTMLElement;
  /** Buttons that start a round. */
  actions: HTMLElement;
  /** What stands under the stage before the first round. */
  invitation: string;
  /** Sets things moving while the server decides. */
  begin(): void;
  /** Shows what the round over `bet` brought; resolves when it has come to rest, with the sentence that sums it up. */
  settle(round: Round, bet: number): Promise<string>;
  /** Puts things back when there was no round. */
  abandon(): void;
  lock(locked: boolean): void;
}
