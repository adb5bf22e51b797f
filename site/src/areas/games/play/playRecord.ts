import { type Satang, satang } from '@brand/domain';
import { record } from '../../../platform/storage/storageTable.ts';

/** One session of playing of one member, on this device; times in ms on the server's clock. */
export interface PlayRecord {
  /** User id of the member. */
  readonly owner: string;
  /** For how long a game was open: two at once, in two tabs, count once. */
  readonly played: number;
  /** Until when that is known. */
  readonly until: number;
  /** How much of it was told when the member was asked last. */
  readonly told: number;
  /** The balance when it began; null where it was not known. */
  readonly balance: Satang | null;
  /** Since when the page has been left for a game in its place; null while it has not. */
  readonly left: number | null;
  /** Part of it is time between leaving for a game and coming back. */
  readonly away: boolean;
}

const MINUTE_MS = 60_000;
/** Browsers wake a page that lies behind once in two minutes at least. One that was not woken for longer slept, and so did its game. */
const SLEEP_MS = 5 * MINUTE_MS;
/**
 * A pause of this length ends a session: a meal does not, a night does. Who is away at a game for longer may have put the phone away;
 * nothing is known of that time, and nothing is said of it.
 */
const PAUSE_MS = 4 * 60 * MINUTE_MS;
/** A balance that is known only after this is not the one it began with. */
const BEGINNING_MS = MINUTE_MS;

/** A session that goes on, or a new one where none does. */
export function resumed(
  kept: PlayRecord | null,
  owner: string,
  now: number,
  balance: Satang | null,
): PlayRecord {
  if (kept?.owner === owner && Math.abs(now - kept.until) <= PAUSE_MS) return kept;
  return { owner, played: 0, until: now, told: 0, balance, left: null, away: false };
}

/**
 * Counts the time of an open game.
 *
 * @param since when this tab counted last
 */
export function counted(kept: PlayRecord, since: number, now: number): PlayRecord {
  const from = Math.max(kept.until, since);
  const more = now - from;
  const played = more > 0 && more <= SLEEP_MS ? kept.played + more : kept.played;
  return { ...kept, played, until: Math.max(kept.until, now) };
}

/** The page is left for a game in its place. */
export function gone(kept: PlayRecord, now: number): PlayRecord {
  return { ...kept, left: now, until: Math.max(kept.until, now) };
}

/** The member is back, of whose time at the game nothing else is known. Null: the session has ended meanwhile. */
export function back(kept: PlayRecord, now: number): PlayRecord | null {
  if (kept.left === null) return kept;
  const more = now - kept.left;
  if (more > PAUSE_MS) return null;
  if (more <= 0) return { ...kept, left: null };
  return { ...kept, left: null, played: kept.played + more, until: now, away: true };
}

/** The member has answered: what was played until now counts no more. */
export function answered(kept: PlayRecord): PlayRecord {
  return { ...kept, told: kept.played };
}

/** The balance with which the session has just begun, where it was not known. */
export function begunWith(kept: PlayRecord, balance: Satang): PlayRecord {
  return kept.balance === null && kept.played < BEGINNING_MS ? { ...kept, balance } : kept;
}

/** Whether it is time to ask, which is once however many stretches have passed. */
export function isDue({ played, told }: PlayRecord, everyMinutes: number): boolean {
  return played - told >= everyMinutes * MINUTE_MS;
}

/** A record as it was kept; null for anything else. */
export function parsePlayRecord(text: string | null): PlayRecord | null {
  const { owner, played, until, told, balance, left, away } = record(text ?? '');
  const isFit =
    typeof owner === 'string' &&
    isTime(played) &&
    isTime(until) &&
    isTime(told) &&
    told <= played &&
    (left === null || isTime(left)) &&
    (balance === null || Number.isSafeInteger(balance)) &&
    typeof away === 'boolean';
  if (!isFit) return null;
  const amount = balance === null ? null : satang(balance as number);
  return { owner, played, until, told, balance: amount, left, away };
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
