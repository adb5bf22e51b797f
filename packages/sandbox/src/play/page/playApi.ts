/** Symbols by reel and row. */
export type Grid = readonly (readonly number[])[];

/** A card. */
export interface Card {
  /** 1 (ace) to 13 (king). */
  rank: number;
  /** 0 to 3. */
  suit: number;
}

/** What either guess pays, times the bet; null where there is nothing to guess. */
export interface CardPays {
  high: number | null;
  low: number | null;
}

/** Rows of each reel, its lines by row (none where every way counts), and pays by symbol in hundredths. */
export interface SlotMachine {
  heights: readonly number[];
  lines: readonly (readonly number[])[];
  pays: readonly (readonly number[])[];
}

/** An open game; amounts are in baht, `rtp` in percent. */
export interface OpenGame {
  token: string;
  siteOrigin: string;
  /** Whether the balance is play money. */
  demo: boolean;
  balance: number;
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

/** How the reels fell. */
export interface SlotOutcome {
  grid: Grid;
  wins: readonly SlotWin[];
}

/** The card that was drawn, and what the next guess pays. */
export interface CardOutcome {
  card: Card;
  right: boolean;
  pays: CardPays;
}

/** What a round brought; `win` and `balance` are in baht. */
export type Round = { win: number; balance: number } & (SlotOutcome | CardOutcome);

/** Why there is no answer: the session is over, the wallet is too small, or nobody answered. */
export type Trouble = 'over' | 'poor' | 'offline';

/** What a call brought, or why it brought nothing; `balance` is in baht. */
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
    return { trouble: envelope.code === 7002 ? 'over' : 'offline' };
  } catch {
    return { trouble: 'offline' };
  }
}

/** Opens the game with its launch token, which works once. */
export function open(launchToken: string): Promise<Answer<OpenGame>> {
  return ask('session', { token: launchToken });
}

/** One round. The same `key` again is the same round. */
export function play(
  token: string,
  round: { key: string; bet: number; guess?: 'high' | 'low' | undefined },
): Promise<Answer<Round>> {
  return ask('round', round, token);
}
