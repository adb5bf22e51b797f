const money = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const ZONE = 'Asia/Bangkok';
const clockTime = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, timeStyle: 'medium' });
const longDate = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const MINUTE = 60_000;
const BANGKOK = 7 * 60 * MINUTE;

/** `1,234.50` */
export function baht(amount: number): string {
  return money.format(amount);
}

/** `+1,234.50` or `−1,234.50` */
export function signedBaht(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${money.format(Math.abs(amount))}`;
}

/** `09:30:05` in Bangkok. */
export function timeOf(milliseconds: number): string {
  return clockTime.format(milliseconds);
}

/** `Thursday 15 January 2026` in Bangkok. */
export function dateOf(milliseconds: number): string {
  return longDate.format(milliseconds).replace(',', '');
}

/** `2026-01-15T09:30` in Bangkok, the format of a date field. */
export function fieldTime(milliseconds: number): string {
  return new Date(milliseconds + BANGKOK).toISOString().slice(0, 16);
}

/** The value of a date field, in milliseconds since 1970; NaN if it is empty. */
export function timeOfField(text: string): number {
  return Date.parse(`${text}+07:00`);
}

/** `+1 d 2 h`, to the minute. */
export function offsetOf(milliseconds: number): string {
  const minutes = Math.round(Math.abs(milliseconds) / MINUTE);
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return said.length === 0 ? 'now' : `${milliseconds < 0 ? '−' : '+'}${said.join(' ')}`;
}

/** `12 ms` or `2.4 s` */
export function durationOf(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.max(1, Math.round(milliseconds))} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** `withdrawal-cancel` → `Withdrawal cancel` */
export function inWords(id: string): string {
  const words = id.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
