import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALERT_COOKIE_BYTES,
  type ClosedNotices,
  NOTICE_AWAY_MS,
  alertCookie,
  closeNotices,
  closedOfAlert,
  mergeClosed,
} from './closedNotices.ts';
import { holds } from '../testing/holds.ts';

const NOW = Date.UTC(2026, 0, 15, 2, 30);
const RUNS = process.env['PROVE'] ? 2_000 : 100;

const read = (text: string | null, now = NOW) =>
  closedOfAlert(JSON.parse(text ?? '{}') as Record<string, unknown>, now);
const ids = (closed: ClosedNotices) => closed.map(({ id }) => id);

describe('closed notices', () => {
  it('are stored in the format of section 3: results, user_id, expired', () => {
    const first = closeNotices([], ['n_1'], NOW);
    const second = closeNotices(first, ['n_2', 'n_3'], NOW + 60_000);
    expect(JSON.parse(alertCookie('m_1', second) ?? '')).toEqual({
      results: [['n_1', 60], 'n_2', 'n_3'],
      user_id: 'm_1',
      expired: NOW + 60_000 + NOTICE_AWAY_MS,
    });
    expect(alertCookie('m_1', [])).toBeNull();
  });

  it('survive a round trip, each with its own two hours', () => {
    const closed = closeNotices(closeNotices([], ['a'], NOW), ['b'], NOW + 5_400_000);
    const text = alertCookie('m_1', closed);
    expect(read(text, NOW + 5_400_000)).toEqual(closed);
    expect(ids(read(text, NOW + NOTICE_AWAY_MS))).toEqual(['b']);
    expect(read(text, NOW + 5_400_000 + NOTICE_AWAY_MS)).toEqual([]);
  });

  it('are written in whole milliseconds, for a clock with fractions', () => {
    const text = alertCookie('m_1', closeNotices([], ['a'], NOW + 0.5));
    expect(JSON.parse(text ?? '')).toMatchObject({ expired: NOW + NOTICE_AWAY_MS });
    // Another tab is half a second behind.
    expect(ids(read(text, NOW - 500))).toEqual(['a']);
  });

  it('get a new time when closed again, and are removed after they return', () => {
    const closed = closeNotices(closeNotices([], ['a', 'b'], NOW), ['a'], NOW + 1000);
    expect(ids(closed)).toEqual(['b', 'a']);
    expect(ids(closeNotices(closed, ['c'], NOW + NOTICE_AWAY_MS))).toEqual(['a', 'c']);
  });

  it('merge the records of two tabs, with the later time', () => {
    const one = [
      { id: 'a', until: NOW + 1 },
      { id: 'b', until: NOW + 5 },
    ];
    const other = [{ id: 'a', until: NOW + 9 }];
    expect(mergeClosed(one, other)).toEqual([
      { id: 'b', until: NOW + 5 },
      { id: 'a', until: NOW + 9 },
    ]);
    expect(mergeClosed(one, one)).toEqual(one);
  });

  it.each([
    {},
    { results: 'a', expired: NOW + 1000 },
    { results: ['a'], expired: 'soon' },
    { results: ['a'], expired: NOW },
    { results: [5, null, {}, [], ['a', 'x'], [7, 1]], expired: NOW + 1000 },
    // Written by a clock that was a day ahead: no notice stays closed for more than two hours.
    { results: ['a'], expired: NOW + 86_400_000 },
  ])('are empty for the cookie %j', (record) => {
    expect(closedOfAlert(record, NOW)).toEqual([]);
  });
});

it('closes notices for at most two hours and a minute, the difference between two clocks', () => {
  const record = (expired: number) => ({ results: ['a'], expired });
  expect(closedOfAlert(record(NOW + 7_260_000), NOW)).toEqual([
    { id: 'a', until: NOW + 7_260_000 },
  ]);
  expect(closedOfAlert(record(NOW + 7_260_001), NOW)).toEqual([]);
});

describe('cookie of exactly 3.8 kB', () => {
  const until = NOW + NOTICE_AWAY_MS;
  const cookie = (...lengths: number[]) =>
    alertCookie(
      'm_1',
      lengths.map((length, at) => ({ id: `${at}`.repeat(length), until })),
    );
  const bytes = (text: string | null) => `alert=${encodeURIComponent(text ?? '')}`.length;

  it('contains one long id, but none that is longer', () => {
    expect(bytes(cookie(3_700))).toBe(3_800);
    expect(cookie(3_701)).toBeNull();
  });

  it('contains two ids, and only the newer one if both are longer', () => {
    expect(bytes(cookie(1_002, 2_689))).toBe(3_800);
    expect(ids(read(cookie(1_003, 2_689)))).toEqual(['1'.repeat(2_689)]);
  });
});

describe('cookie for any ids and members', () => {
  const anyId = fc.oneof(
    { weight: 4, arbitrary: fc.string({ maxLength: 40 }) },
    // Thai letters, emoji and surrogate halves: up to nine bytes each.
    { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 300, size: 'medium' }) },
    { weight: 1, arbitrary: fc.string({ minLength: 3000, maxLength: 5000 }) },
  );
  const anyClosed = fc.array(fc.tuple(anyId, fc.integer({ min: 0, max: 7_000_000 })), {
    maxLength: 250,
    size: 'medium',
  });

  it('never exceeds 3.8 kB, and drops the notices closed longest ago first', () => {
    fc.assert(
      fc.property(anyClosed, fc.string({ unit: 'binary', maxLength: 200 }), (steps, userId) => {
        let closed: ClosedNotices = [];
        const times = steps.map(([, time]) => time).toSorted((left, right) => left - right);
        for (const [at, [id]] of steps.entries()) {
          closed = closeNotices(closed, [id], NOW + (times[at] ?? 0));
        }
        const now = NOW + (times.at(-1) ?? 0);
        const text = alertCookie(userId, closed);
        const bytes = text === null ? 0 : `alert=${encodeURIComponent(text)}`.length;
        holds(bytes <= ALERT_COOKIE_BYTES, `${bytes} bytes`);

        const kept = new Set(ids(read(text, now)));
        // An id that is too long for any cookie is skipped. Of the others, the newest are stored without a gap.
        const alone = closed.filter((each) => alertCookie(userId, [each]) !== null);
        const gap = alone.toReversed().findIndex(({ id }) => !kept.has(id));
        holds(gap === -1 || gap >= kept.size, 'a newer entry was dropped before an older one');
        holds(alone.length === 0 || kept.size > 0, 'nothing was stored');
      }),
      { numRuns: RUNS, seed: 20260115 },
    );
  });

  it('stores a hundred ids of the usual API length', () => {
    const hundred = Array.from(
      { length: 100 },
      (_, at) => `n_abcdefg${String(at).padStart(2, '0')}`,
    );
    expect(read(alertCookie('m_0001', closeNotices([], hundred, NOW)))).toHaveLength(100);
  });
});
