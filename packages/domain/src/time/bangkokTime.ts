/** Bangkok has had no daylight saving time since 1920. */
const OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** A calendar day in Bangkok as `YYYY-MM-DD`. Days can be compared and sorted as text. */
export type BangkokDay = string;

/** The day in Bangkok of a moment in ms since 1970. */
export function bangkokDay(timeMs: number): BangkokDay {
  return new Date(timeMs + OFFSET_MS).toISOString().slice(0, 10);
}

/** A moment in Bangkok as ISO 8601 to the second, `2026-01-15T09:30:00+07:00`. */
export function bangkokIso(timeMs: number): string {
  return `${new Date(timeMs + OFFSET_MS).toISOString().slice(0, 19)}+07:00`;
}

/** First moment of a day in Bangkok, in ms since 1970. */
export function bangkokDayStart(day: BangkokDay): number {
  return Date.parse(`${day}T00:00:00.000+07:00`);
}

/** The day `days` after a day; before it if `days` is negative. */
export function shiftDay(day: BangkokDay, days: number): BangkokDay {
  return new Date(bangkokDayStart(day) + OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10);
}

/** Number of days from one day to another: 0 for the same day, 1 for the next. */
export function daysBetween(from: BangkokDay, to: BangkokDay): number {
  return Math.round((bangkokDayStart(to) - bangkokDayStart(from)) / DAY_MS);
}

/** Whether a text is a calendar day `YYYY-MM-DD` from 2000 to 2099. */
export function isBangkokDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && isCalendarDay(text);
}

function isCalendarDay(text: string): boolean {
  const start = bangkokDayStart(text);
  return Number.isFinite(start) && new Date(start + OFFSET_MS).toISOString().startsWith(text);
}

/** First moment in Bangkok of the month that is `months` after the month of a day, in ms since 1970. */
export function bangkokMonthStart(day: BangkokDay, months = 0): number {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const year = Math.floor(month / 12);
  return bangkokDayStart(`${year}-${String((month % 12) + 1).padStart(2, '0')}-01`);
}
