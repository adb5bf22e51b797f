import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from './history.ts';
import { type PendingNote, PENDING_LIFE_MS, mergePending } from './historyPending.ts';
import { satang } from '../money/money.ts';

const RUNS = process.env['PROVE'] ? 10_000 : 1_000;
const NOON = Date.UTC(2026, 0, 15, 5);

const row = (id: string, rest: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  time: NOON,
  type: 'deposit',
  rawType: 'deposit',
  amount: satang(30_000),
  currency: null,
  status: 'success',
  note: '',
  reference: id,
  ...rest,
});

const note = (key: string, rest: Partial<PendingNote> = {}): PendingNote => ({
  key,
  type: 'deposit',
  amount: satang(30_000),
  time: NOON,
  ...rest,
});

const ids = (entries: readonly HistoryEntry[]) => entries.map(({ id }) => id);

describe('a pending entry', () => {
  it('appears in the history immediately, in progress and at its time', () => {
    const rows = [row('later', { time: NOON + 500 }), row('older', { time: NOON - 3_600_000 })];
    const { entries, taken, expired } = mergePending(
      rows,
      [note('a', { type: 'withdraw', amount: satang(150_050) })],
      NOON,
    );
    expect(ids(entries)).toEqual(['later', 'pending-a', 'older']);
    expect(entries[1]).toMatchObject({
      type: 'withdraw',
      amount: 150_050,
      status: 'inProgress',
      time: NOON,
      note: '',
      reference: null,
    });
    expect(taken.size + expired.length).toBe(0);
  });

  it('is replaced by the row of the server', () => {
    const { entries, taken } = mergePending([row('d1', { time: NOON + 1_400 })], [note('a')], NOON);
    expect(ids(entries)).toEqual(['d1']);
    expect([...taken]).toEqual([['a', { id: 'd1', time: NOON + 1_400 }]]);
  });

  it.each([
    ['another type', { type: 'withdraw' }],
    ['another amount', { amount: satang(30_001) }],
    ['another currency', { currency: 'USDT' }],
    ['an hour before', { time: NOON - 3_600_000 }],
    ['an hour later', { time: NOON + 3_600_000 }],
  ] as const)('is not replaced by a row of %s', (_, other) => {
    expect(ids(mergePending([row('d1', other)], [note('a')], NOON).entries)).toContain('pending-a');
  });

  it('is replaced by a row that was created while its QR was pending', () => {
    const rows = [row('d1', { time: NOON - 540_000 })];
    expect(ids(mergePending(rows, [note('a', { since: NOON - 600_000 })], NOON).entries)).toEqual([
      'd1',
    ]);
  });

  it.each([
    [-60_001, false],
    [-60_000, true],
    [120_000, true],
    [120_001, false],
  ])('is replaced by a row %d ms after it: %s', (after, isTaken) => {
    const rows = [row('d1', { time: NOON + after })];
    expect(mergePending(rows, [note('a')], NOON).taken.has('a')).toBe(isTaken);
  });

  it.each([
    [-660_001, false],
    [-660_000, true],
  ])(
    'whose QR was requested ten minutes before is replaced by a row at %d ms: %s',
    (at, isTaken) => {
      const notes = [note('a', { since: NOON - 600_000 })];
      expect(mergePending([row('d1', { time: NOON + at })], notes, NOON).taken.has('a')).toBe(
        isTaken,
      );
    },
  );

  it('is replaced first if it is the oldest that a row fits, in any order of entries', () => {
    const [older, later] = [note('older'), note('later', { time: NOON + 30_000 })];
    for (const notes of [
      [older, later],
      [later, older],
    ]) {
      const { taken } = mergePending([row('d1', { time: NOON + 31_000 })], notes, NOON);
      expect([...taken.keys()]).toEqual(['older']);
    }
  });

  it('stays next to a row that already replaced an earlier entry', () => {
    const notes = [
      note('a', { row: { id: 'd1', time: NOON } }),
      note('b', { time: NOON + 20_000 }),
    ];
    expect(ids(mergePending([row('d1')], notes, NOON + 20_000).entries)).toEqual([
      'pending-b',
      'd1',
    ]);
  });

  it('does not return if its row is not loaded, because of another filter or a longer list', () => {
    const notes = [note('a', { row: { id: 'd1', time: NOON } })];
    expect(mergePending([], notes, NOON + PENDING_LIFE_MS)).toMatchObject({
      entries: [],
      expired: [],
    });
  });

  it('is removed by a response after its lifetime that does not contain it, and not before', () => {
    const notes = [note('a')];
    const early = mergePending([], notes, NOON + PENDING_LIFE_MS - 1);
    expect([ids(early.entries), early.expired]).toEqual([['pending-a'], []]);
    const late = mergePending([], notes, NOON + PENDING_LIFE_MS);
    expect([ids(late.entries), late.expired]).toEqual([[], ['a']]);
  });

  const amounts = fc.constantFrom(satang(30_000), satang(50_000));
  const types = fc.constantFrom('deposit' as const, 'withdraw' as const);
  const seconds = fc.integer({ min: -400, max: 400 }).map((each) => NOON + each * 1000);
  const someRows = fc
    .array(fc.record({ type: types, amount: amounts, time: seconds }), { maxLength: 12 })
    .map((list) => list.map((each, index) => row(`r${index}`, each)));
  const someNotes = fc
    .array(fc.record({ type: types, amount: amounts, time: seconds }), { maxLength: 8 })
    .map((list) => list.map((each, index) => note(`n${index}`, each)));

  it('is never lost or duplicated and hides no row, for any response of the server', () => {
    fc.assert(
      fc.property(someRows, someNotes, seconds, (rows, notes, readAt) => {
        const { entries, taken, expired } = mergePending(rows, notes, readAt);
        const shown = ids(entries);
        expect(new Set(shown).size).toBe(shown.length);
        for (const each of rows) expect(shown).toContain(each.id);
        expect(new Set([...taken.values()].map(({ id }) => id)).size).toBe(taken.size);
        for (const { key } of notes) {
          const states = [shown.includes(`pending-${key}`), taken.has(key), expired.includes(key)];
          expect(states.filter(Boolean)).toHaveLength(1);
        }
        expect(entries.map(({ time }) => time)).toEqual(
          entries.map(({ time }) => time).toSorted((left, right) => right - left),
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('is replaced by exactly one row, for any number of equal entries and any order of responses', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 8 });
    const delays = fc.array(fc.integer({ min: -2, max: 20 }), { minLength: 8, maxLength: 8 });
    const order = fc.array(fc.nat({ max: 7 }), { maxLength: 12 });
    fc.assert(
      fc.property(gaps, delays, order, (each, late, pieces) => {
        let time = NOON;
        let notes: readonly PendingNote[] = each.map((gap, index) => {
          time += gap * 1000;
          return note(`n${index}`, { time });
        });
        const truth = notes.map((made, index) =>
          row(`r${index}`, { time: made.time + (late[index] ?? 0) * 1000 }),
        );
        const known = new Set<HistoryEntry>();
        for (const piece of [...pieces, ...truth.keys()]) {
          const told = truth[piece % truth.length];
          if (told) known.add(told);
          const { taken, entries } = mergePending([...known], notes, NOON);
          notes = notes.map((made) => {
            const found = taken.get(made.key);
            return found ? { ...made, row: found } : made;
          });
          // The number of rows equals the number of intents in every response.
          expect(entries).toHaveLength(truth.length);
        }
        expect(notes.every(({ row: found }) => found)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});
