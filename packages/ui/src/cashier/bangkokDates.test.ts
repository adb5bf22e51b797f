import { describe, expect, it } from 'vitest';

import { bangkokDate, bangkokDateTime, bangkokTime, bangkokYear } from './bangkokDates.ts';
import { setOwnDates } from './ownDates.ts';

describe('dates of the cashier', () => {
  it('use the Buddhist era in Thai and British format in English', () => {
    expect(bangkokDate('2026-01-15', 'th')).toBe('15 มกราคม 2569');
    expect(bangkokDate('2026-01-15', 'en')).toBe('15 January 2026');
  });

  it('use the Bangkok day in any device time zone', () => {
    expect(bangkokDate('2026-01-01', 'en')).toBe('1 January 2026');
  });

  it('show Bangkok time on a 24-hour clock', () => {
    expect(bangkokTime(Date.parse('2026-01-15T00:05:00+07:00'))).toBe('00:05');
    expect(bangkokTime(Date.parse('2026-01-15T14:30:00Z'))).toBe('21:30');
  });

  it('start the day and the year in Bangkok', () => {
    const newYear = Date.parse('2026-12-31T17:00:00Z');
    expect(bangkokDateTime(newYear, 'th')).toBe('1 ม.ค. 2570 00:00');
    expect(bangkokDateTime(newYear - 1, 'en')).toBe('31 Dec 2026 23:59');
    expect(bangkokYear(newYear, 'th')).toBe(2570);
    expect(bangkokYear(newYear - 1, 'en')).toBe(2026);
  });

  it('use Gregorian years and plain figures in any other language', () => {
    expect(bangkokDate('2026-01-15', 'vi-u-ca-gregory-hc-h23-nu-latn')).toBe('15 tháng 1, 2026');
    expect(bangkokYear(Date.parse('2026-06-01T00:00:00Z'), 'fa')).toBe(2026);
  });

  it('come from the site for a language that not every browser knows', () => {
    const months = (style: string) =>
      Array.from({ length: 12 }, (_, at) => `{day} ${style}${at + 1} {year}`);
    setOwnDates({ lo: { dates: { long: months('ເດືອນ'), short: months('ດ.') } } });
    expect(bangkokDate('2026-01-05', 'en-GB-x-lo')).toBe('5 ເດືອນ1 2026');
    expect(bangkokDate('2026-12-31', 'en-GB-x-lo', 'short')).toBe('31 ດ.12 2026');
    setOwnDates({});
    expect(bangkokDate('2026-01-05', 'en-GB-x-lo')).toBe('5 January 2026');
  });

  it('throw on an invalid day', () => {
    expect(() => bangkokDate('2026-13-01', 'en')).toThrow(/date/i);
  });
});
