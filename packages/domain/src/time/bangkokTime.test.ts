import { expect, it } from 'vitest';
import { isBangkokDay } from './bangkokTime.ts';

it.each([
  ['2026-01-15', true],
  ['2000-01-01', true],
  ['2099-12-31', true],
  ['1999-12-31', false],
  ['2100-01-01', false],
  // ISO 8601 writes the year 12026 like this.
  ['+012026-01-15', false],
  [' 2026-01-15', false],
  ['2026-01-15 ', false],
])('%j is a day from 2000 to 2099: %s', (text, is) => {
  expect(isBangkokDay(text)).toBe(is);
});
