/** A notice that was closed comes back after this (section 9, Notice dismissal). */
export const NOTICE_AWAY_MS = 7_200_000;

/** Two tabs tell the server's time a little differently; what lies further ahead than this was not written by us. */
export const NOTICE_AWAY_MOST_MS = NOTICE_AWAY_MS + 60_000;

/** A browser may refuse a cookie that is longer, and a server a header with it. In bytes, its name included. */
export const ALERT_COOKIE_BYTES = 3_800;

/** A notice that a member has closed. */
export interface ClosedNotice {
  readonly id: string;
  /** Ms since 1970 on the server's clock until which it stays away. */
  readonly until: number;
}

/** What a member has closed, the longest ago first; each id once. */
export type ClosedNotices = readonly ClosedNotice[];

/** Closes notices: they stay away for two hours from now. What has come back meanwhile is forgotten. */
export function closeNotices(
  closed: ClosedNotices,
  ids: readonly string[],
  now: number,
): ClosedNotices {
  const own = new Set(ids);
  const others = closed.filter(({ id, until }) => until > now && !own.has(id));
  // The server's clock stands between two milliseconds; what is written down is whole.
  const until = Math.floor(now) + NOTICE_AWAY_MS;
  return [...others, ...[...own].map((id) => ({ id, until }))];
}

/** Two memories of the same member as one: what one of them has closed is closed, until the later time. */
export function mergeClosed(one: ClosedNotices, other: ClosedNotices): ClosedNotices {
  const latest = new Map(one.map(({ id, until }) => [id, until]));
  for (const { id, until } of other) latest.set(id, Math.max(until, latest.get(id) ?? 0));
  return [...latest]
    .map(([id, until]) => ({ id, until }))
    .sort((left, right) => left.until - right.until);
}

/**
 * The record of the `alert` cookie (section 3): `expired` is when the last of `results` comes back, in ms. An entry is an id,
 * or `[id, seconds]` for one that comes back so much earlier.
 */
interface AlertRecord {
  readonly results: readonly (string | readonly [id: string, secondsEarlier: number])[];
  readonly user_id: string;
  readonly expired: number;
}

/**
 * Value of the `alert` cookie before it is encoded. It is never longer than the cookie may be: what was closed longest ago goes
 * first, and an id that fits into no cookie stays out of it.
 *
 * @returns null where there is nothing to keep
 */
export function alertCookie(userId: string, closed: ClosedNotices): string | null {
  const expired = closed.reduce((latest, { until }) => Math.max(latest, until), 0);
  const record = (results: AlertRecord['results']): AlertRecord => ({
    results,
    user_id: userId,
    expired,
  });
  let room = ALERT_COOKIE_BYTES - 'alert='.length - encodedLength(record([]));
  const entries = [...closed]
    .reverse()
    .map(({ id, until }) => {
      const earlier = Math.floor((expired - until) / 1000);
      return earlier > 0 ? ([id, earlier] as const) : id;
    })
    .filter((entry) => encodedLength(entry) <= room);
  // The lengths add up, since neither JSON nor the encoding joins what stands beside each other.
  let count = 0;
  for (const entry of entries) {
    room -= encodedLength(entry) + (count > 0 ? encodedLength(',', false) : 0);
    if (room < 0) break;
    count += 1;
  }
  return count === 0 ? null : JSON.stringify(record(entries.slice(0, count).reverse()));
}

/** Bytes of a value in a cookie. */
function encodedLength(value: unknown, asJson = true): number {
  return encodeURIComponent(asJson ? JSON.stringify(value) : String(value)).length;
}

/**
 * What the record of an `alert` cookie says is still closed. Whose it is, the reader has looked at; what is damaged in it is
 * left out, and so is what would stay away for much longer than two hours.
 */
export function closedOfAlert(
  record: Readonly<Record<string, unknown>>,
  now: number,
): ClosedNotices {
  const { results, expired } = record;
  if (!Array.isArray(results) || !Number.isSafeInteger(expired)) return [];
  const closed = (results as unknown[]).flatMap((entry): ClosedNotice[] => {
    const [id, earlier] = Array.isArray(entry) ? (entry as unknown[]) : [entry, 0];
    if (typeof id !== 'string' || !Number.isSafeInteger(earlier)) return [];
    const until = (expired as number) - (earlier as number) * 1000;
    return until > now && until <= now + NOTICE_AWAY_MOST_MS ? [{ id, until }] : [];
  });
  return mergeClosed([], closed);
}
