'use client';

import { LOCALES, bangkokDay } from '@brand/domain';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';

import { ownDatesOf } from './ownDates.ts';

// The only place that defines the date format: always Bangkok time, independent of the time zone of the browser or the
// `IntlProvider`. Thai years are in the Buddhist era with four digits. English uses British format. Both use a 24-hour
// clock. Any other language has the Gregorian calendar, and the figures of amounts.
const TAGS = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB' } as const;

const made = new Map<string, IntlShape>();
const cache = createIntlCache();

function bangkokIntl(locale: string): IntlShape {
  const known = made.get(locale);
  if (known) return known;
  const [language = locale] = locale.split('-u-', 1);
  const shipped = LOCALES.find((each) => each === language.split('-', 1)[0]);
  const own = `${language}-u-ca-gregory-nu-latn`;
  // A browser that does not know a language would take its own.
  const tag = shipped ? TAGS[shipped] : (Intl.NumberFormat.supportedLocalesOf(own)[0] ?? TAGS.en);
  const intl = createIntl({ locale: tag, timeZone: 'Asia/Bangkok', onError: fail }, cache);
  made.set(locale, intl);
  return intl;
}

/** Throws on an invalid date, which is a bug of the caller. react-intl would render it unchanged. */
function fail(error: Error): never {
  throw error;
}

/** `09:30` in Bangkok. */
export function bangkokTime(timeMs: number): string {
  return bangkokIntl('en').formatTime(timeMs, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/**
 * `15 มกราคม 2569`, `15 January 2026`; short `15 ม.ค. 2569`, `15 Jan 2026`.
 *
 * @param day `YYYY-MM-DD`, a day in Bangkok
 */
export function bangkokDate(day: string, locale: string, month: 'long' | 'short' = 'long'): string {
  const own = ownDatesOf(locale)?.[month][Number(day.slice(5, 7)) - 1];
  if (own !== undefined) {
    return own
      .replace('{day}', String(Number(day.slice(8))))
      .replace('{year}', String(Number(day.slice(0, 4))));
  }
  const noon = Date.parse(`${day}T12:00:00+07:00`);
  return (
    bangkokIntl(locale)
      .formatDateToParts(noon, { day: 'numeric', month, year: 'numeric' })
      // Older browsers add the name of the Thai era, which the four digits make redundant.
      .filter(({ type }) => type !== 'era')
      .map(({ value }) => value)
      .join('')
      .trim()
  );
}

/** `15 ม.ค. 2569 09:30`, `15 Jan 2026 09:30`. */
export function bangkokDateTime(timeMs: number, locale: string): string {
  return `${bangkokDate(bangkokDay(timeMs), locale, 'short')} ${bangkokTime(timeMs)}`;
}

/** The year in the calendar of the language: 2569, 2026. */
export function bangkokYear(timeMs: number, locale: string): number {
  const parts = bangkokIntl(locale).formatDateToParts(timeMs, { year: 'numeric' });
  // A Thai year formatted alone includes the name of its era.
  return Number(parts.find(({ type }) => type === 'year')?.value);
}
