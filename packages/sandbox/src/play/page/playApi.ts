/** Symbols by reel and row. */
export type Grid = readonly (readonly number[])[];

/** A card. */
export interface Card {
  /** 1 (ace) to 13 (king). */
  rank: number;
  /** 0 to 3. */
  suit: number;
}

/** The pay of each guess, times the bet; null if there are no guesses. */
export interface CardPays {
  high: number | null;
  low: number | null;
}

/** Rows of each reel, its lines by row (none if every way counts), and pays by symbol in hundredths. */
export interface SlotMachine {
  heights: readonly number[];
  lines: readonly (readonly number[])[];
  pays: readonly (readonly number[])[];
}

/** Free spins that are left, and the bet of the next one in baht. */
export interface FreeSpins {
  left: number;
  bet: number;
}

/** An open game; amounts are in baht, `rtp` in percent. */
export interface OpenGame {
  token: string;
  siteOrigin: string;
  /** Whether the balance is play money. */
  demo: boolean;
  balance: number;
  /** Free spins of the member in this game; null if there are none. */
  freeSpins: FreeSpins | null;
  bets: readonly number[];
  rtp: number;
  slot: SlotMachine | null;
  cards: { card: Card; pays: CardPays } | null;
}

/** A win on the reels; `cells` are `[reel, row]`, `amount` is in baht. */
export interface SlotWin {
  symbol: number;
  run: number;
  line: number | null;
  cells: readonly (readonly [number, number])[];
  amount: number;
}

/** The result of a spin. */
export interface SlotOutcome {
  grid: Grid;
  wins: readonly SlotWin[];
}

/** The drawn card, and the pays of the next guess. */
export interface CardOutcome {
  card: Card;
  right: boolean;
  pays: CardPays;
}

/** The result of a round; `win` and `balance` are in baht. After a free spin it has the remaining ones. */
export type Round = { win: number; balance: number; freeSpins?: FreeSpins | null } & (
  | SlotOutcome
  | CardOutcome
);

/** Why a call failed: the session has expired, the balance is too low, no free spin is left, or there was no reply. */
export type Trouble = 'over' | 'poor' | 'spent' | 'offline';

/** The result of a call, or the reason for its failure; `balance` is in baht. */
export type Answer<Result> = { result: Result } | { trouble: Trouble; balance?: number };

interface Envelope<Result> {
  code: number;
  result: Result & { balance: number };
}

const PATIENCE_MS = 12_000;

async function ask<Result>(path: string, body: object, token?: string): Promise<Answer<Result>> {
  try {
    const reply = await fetch(`/play/api/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const envelope = (await reply.json()) as Envelope<Result>;
    if (envelope.code === 0) return { result: envelope.result };
    if (envelope.code === 1001) return { trouble: 'poor', balance: envelope.result.balance };
    if (envelope.code === 2506) return { trouble: 'spent', balance: envelope.result.balance };
    return { trouble: envelope.code === 7002 ? 'over' : 'offline' };
  } catch {
    return { trouble: 'offline' };
  }
}

/** Opens the game with its launch token, which works once. */
export function open(launchToken: string): Promise<Answer<OpenGame>> {
  return ask('session', { token: launchToken });
}

/** Plays one round. A repeated `key` returns the same round. */
export function play(
  token: string,
  round: { key: string; bet: number; guess?: 'high' | 'low' | undefined; free?: boolean },
): Promise<Answer<Round>> {
  return ask('round', round, token);
}
