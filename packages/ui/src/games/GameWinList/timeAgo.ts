import type { IntlShape } from 'react-intl';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * Formats `2 ชั่วโมงที่ผ่านมา`, `2 hours ago`. Null within the last minute, and for future times, which occur if the clock
 * is slow. Empty if `now` is 0, a time that is not known yet.
 *
 * @param at unix time in ms
 * @param now unix time in ms
 */
export function timeAgo(
  at: number,
  now: number,
  intl: Pick<IntlShape, 'formatRelativeTime'>,
): string | null {
  if (!now) return '';
  const passed = now - at;
  const unit = UNITS.find(([, ms]) => passed >= ms);
  if (!unit) return null;
  const [name, ms] = unit;
  return intl.formatRelativeTime(-Math.floor(passed / ms), name, { numeric: 'always' });
}
