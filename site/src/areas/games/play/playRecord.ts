import { type Satang, satang } from '@brand/domain';
import { record } from '../../../platform/storage/storageTable.ts';

/** One play session of one member on this device. Times in ms on the server's clock. */
export interface PlayRecord {
  /** User id of the member. */
  readonly owner: string;
  /** Total play time. Two games at the same time, in two tabs, count once. */
  readonly played: number;
  /** Time up to which that is known. */
  readonly until: number;
  /** Play time that was reported at the last reality check. */
  readonly told: number;
  /** The initial balance. Null if unknown. */
  readonly balance: Satang | null;
  /** When the page was left for a game in its place. Null while it has not been left. */
  readonly left: number | null;
  /** Whether it includes time between leaving for a game and returning. */
  readonly away: boolean;
}

const MINUTE_MS = 60_000;
/**
 * Browsers wake a background page at least once in two minutes. A page that was not woken for longer was suspended, and
 * so was its game.
 */
const SLEEP_MS = 5 * MINUTE_MS;
/**
 * A pause of this length ends a session: longer than a meal, shorter than a night. A longer absence at a game is not
 * counted, because the phone may have been put away.
 */
const PAUSE_MS = 4 * 60 * MINUTE_MS;
/** A balance that is known only after this time is not the initial one. */
const BEGINNING_MS = MINUTE_MS;

/** The current session, or a new one if none is active. */
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
 * Adds the time of an open game.
 *
 * @param since when this tab counted last
 */
export function counted(kept: PlayRecord, since: number, now: number): PlayRecord {
  const from = Math.max(kept.until, since);
  const more = now - from;
  const played = more > 0 && more <= SLEEP_MS ? kept.played + more : kept.played;
  return { ...kept, played, until: Math.max(kept.until, now) };
}

/** Records that the page is left for a game in its place. */
export function gone(kept: PlayRecord, now: number): PlayRecord {
  return { ...kept, left: now, until: Math.max(kept.until, now) };
}

/** Adds the time of an absence at a game. Null if the session has ended meanwhile. */
export function back(kept: PlayRecord, now: number): PlayRecord | null {
  if (kept.left === null) return kept;
  const more = now - kept.left;
  if (more > PAUSE_MS) return null;
  if (more <= 0) return { ...kept, left: null };
  return { ...kept, left: null, played: kept.played + more, until: now, away: true };
}

/** The member has answered: the current play time is the new base. */
export function answered(kept: PlayRecord): PlayRecord {
  return { ...kept, told: kept.played };
}

/** Sets the initial balance of a new session, if it was unknown. */
export function begunWith(kept: PlayRecord, balance: Satang): PlayRecord {
  return kept.balance === null && kept.played < BEGINNING_MS ? { ...kept, balance } : kept;
}

/** Whether a reality check is due. It is due once, however many intervals have passed. */
export function isDue({ played, told }: PlayRecord, everyMinutes: number): boolean {
  return played - told >= everyMinutes * MINUTE_MS;
}

/** A stored record. Null for anything else. */
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
