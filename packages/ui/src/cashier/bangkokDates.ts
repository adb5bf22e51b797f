import { bangkokDay } from '@brand/domain';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  // Thai counts years in the Buddhist era; English is British, day before month.
  const tag = locale.startsWith('th') ? 'th-TH-u-ca-buddhist-nu-latn' : 'en-GB';
  const made = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Asia/Bangkok' });
  formatters.set(key, made);
  return made;
}

/** `09:30` in Bangkok. */
export function bangkokTime(timeMs: number): string {
  return formatter('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(timeMs);
}

/**
 * `15 มกราคม 2569`, `15 January 2026`; short `15 ม.ค. 2569`, `15 Jan 2026`.
 *
 * @param day `YYYY-MM-DD`, a day in Bangkok
 */
export function bangkokDate(day: string, locale: string, month: 'long' | 'short' = 'long'): string {
  return (
    formatter(locale, { day: 'numeric', month, year: 'numeric' })
      .formatToParts(Date.parse(`${day}T12:00:00+07:00`))
      // Some Thai formats name the era; the four digits say it.
      .filter((part) => part.type !== 'era')
      .map((part) => part.value)
      .join('')
      .trim()
  );
}

/** `15 ม.ค. 2569 09:30`, `15 Jan 2026 09:30`. */
export function bangkokDateTime(timeMs: number, locale: string): string {
  return `${bangkokDate(bangkokDay(timeMs), locale, 'short')} ${bangkokTime(timeMs)}`;
}
