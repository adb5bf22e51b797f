import { describe, expect, it } from 'vitest';
import { checkHistoryRange, historyPreset } from './historyRange.ts';

/** The last moment of 14 January 2026 in Bangkok, and the first of the 15th. */
const LATE = Date.UTC(2026, 0, 14, 16, 59, 59);
const MIDNIGHT = Date.UTC(2026, 0, 14, 17);

describe('a period of the history', () => {
  it.each([
    ['days7', LATE, '2026-01-08', '2026-01-14'],
    ['days7', MIDNIGHT, '2026-01-09', '2026-01-15'],
    ['days30', MIDNIGHT, '2025-12-17', '2026-01-15'],
    ['thisMonth', MIDNIGHT, '2026-01-01', '2026-01-15'],
    ['lastMonth', MIDNIGHT, '2025-12-01', '2025-12-31'],
  ] as const)('%s at %d is from %s to %s, by the day in Bangkok', (preset, now, from, to) => {
    expect(historyPreset(preset, now)).toEqual({ from, to });
  });

  it('may end today in Bangkok, and not tomorrow', () => {
    const days = { from: '2026-01-10', to: '2026-01-15' };
    expect(checkHistoryRange(days, MIDNIGHT)).toEqual({ ok: true, range: days });
    expect(checkHistoryRange(days, LATE)).toEqual({ ok: false, problem: 'future' });
  });

  it('has at most 92 days', () => {
    const days = { from: '2025-10-16', to: '2026-01-15' };
    expect(checkHistoryRange(days, MIDNIGHT)).toEqual({ ok: true, range: days });
    expect(checkHistoryRange({ ...days, from: '2025-10-15' }, MIDNIGHT)).toEqual({
      ok: false,
      problem: 'tooLong',
    });
  });
});
