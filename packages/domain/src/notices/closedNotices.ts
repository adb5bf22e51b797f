/** A closed notice returns after this time (section 9, Notice dismissal). */
export const NOTICE_AWAY_MS = 7_200_000;

/** Two tabs estimate the server's time slightly differently. A later time than this was not written by this site. */
export const NOTICE_AWAY_MOST_MS = NOTICE_AWAY_MS + 60_000;

/** Browsers may refuse a longer cookie, and servers a longer header. In bytes, including the cookie name. */
export const ALERT_COOKIE_BYTES = 3_800;

/** A notice that the member has closed. */
export interface ClosedNotice {
  readonly id: string;
  /** Ms since 1970 on the server's clock until which it is hidden. */
  readonly until: number;
}

/** The closed notices, closed longest ago first; each id once. */
export type ClosedNotices = readonly ClosedNotice[];

/**
 * Closes notices: they are hidden for two hours from now. Notices that have returned meanwhile are removed from the
 * record.
 */
export function closeNotices(
  closed: ClosedNotices,
  ids: readonly string[],
  now: number,
): ClosedNotices {
  const own = new Set(ids);
  const others = closed.filter(({ id, until }) => until > now && !own.has(id));
  // The server's clock has fractions of milliseconds; only whole ones are stored.
  const until = Math.floor(now) + NOTICE_AWAY_MS;
  return [...others, ...[...own].map((id) => ({ id, until }))];
}

/** Merges two records of the same member: a notice closed in either is closed, until the later time. */
export function mergeClosed(one: ClosedNotices, other: ClosedNotices): ClosedNotices {
  const latest = new Map(one.map(({ id, until }) => [id, until]));
  for (const { id, until } of other) latest.set(id, Math.max(until, latest.get(id) ?? 0));
  return [...latest]
    .map(([id, until]) => ({ id, until }))
    .sort((left, right) => left.until - right.until);
}

/**
 * The record of the `alert` cookie (section 3): `expired` is when the last of `results` returns, in ms. An entry is an
 * id, or `[id, seconds]` for a notice that returns that many seconds earlier.
 */
interface AlertRecord {
  readonly results: readonly (string | readonly [id: string, secondsEarlier: number])[];
  readonly user_id: string;
  readonly expired: number;
}

/**
 * Value of the `alert` cookie before encoding. It never exceeds the cookie limit: the notices closed longest ago are
 * dropped first, and an id that is too long for any cookie is skipped.
 *
 * @returns null if there is nothing to store
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
  // The lengths can be added, because neither JSON nor the encoding merges neighbouring entries.
  let count = 0;
  for (const entry of entries) {
    room -= encodedLength(entry) + (count > 0 ? encodedLength(',', false) : 0);
    if (room < 0) break;
    count += 1;
  }
  return count === 0 ? null : JSON.stringify(record(entries.slice(0, count).reverse()));
}

/** Encoded size of a cookie value in bytes. */
function encodedLength(value: unknown, asJson = true): number {
  return encodeURIComponent(asJson ? JSON.stringify(value) : String(value)).length;
}

/**
 * Parses the closed notices from the record of an `alert` cookie. The caller has checked the member. Invalid entries
 * are ignored, and so are entries far beyond two hours.
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
