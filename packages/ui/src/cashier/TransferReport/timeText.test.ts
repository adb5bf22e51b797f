import { describe, expect, it } from 'vitest';

import { timeGrouping, timeWithHour } from './timeText.ts';

const shown = (typed: string) => timeGrouping.group(timeGrouping.plain(timeWithHour(typed)));

describe('a typed time', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['09', '09'],
    ['093', '09:3'],
    ['0930', '09:30'],
    ['09301', '09:30'],
    ['9', '09'],
    ['930', '09:30'],
    ['9.30 น.', '09:30'],
    ['1:', '01'],
    ['1:30', '01:30'],
    ['13:05', '13:05'],
    ['๐๙:๓๐', '09:30'],
    ['เวลา 22.15', '22:15'],
  ])('shows %j as %j', (typed, text) => expect(shown(typed)).toBe(text));

  it('does not change a time that is already formatted', () => {
    for (let minute = 0; minute < 1440; minute += 1) {
      const text = `${String(Math.trunc(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      expect(shown(text)).toBe(text);
    }
  });
});
