import { expect, it } from 'vitest';
import { checkDayRange } from './dayRange.ts';

const check = (from: string, to: string) =>
  checkDayRange({ from, to }, { today: '2026-01-15', most: 31 });

it.each([
  ['2026-01-01', '2026-01-15'],
  ['2026-01-15', '2026-01-15'],
  ['2025-12-16', '2026-01-15'],
])('accepts the days from %s to %s', (from, to) => {
  expect(check(from, to)).toEqual({ ok: true, range: { from, to } });
});

it.each([
  ['2026-01-00', '2026-01-15', 'notADay'],
  ['2025-12-31', '2026-01-1', 'notADay'],
  ['', '', 'notADay'],
  ['2026-01-15', '2026-01-14', 'backwards'],
  ['2026-01-15', '2026-01-16', 'future'],
  ['2025-12-15', '2026-01-15', 'tooLong'],
])('refuses the days from %j to %j: %s', (from, to, problem) => {
  expect(check(from, to)).toEqual({ ok: false, problem });
});
