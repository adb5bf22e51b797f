import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from './history.ts';
import { type HistoryCsvMessages, historyCsv } from './historyCsv.ts';
import { WHOLE_HISTORY, filterHistory, isWholeHistory, reachesBack } from './historyFilter.ts';
import { historyTotals } from './historyTotals.ts';
import { satang } from '../money/money.ts';

const entry = (rest: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: 'h1',
  time: Date.UTC(2026, 0, 15, 2, 26, 5),
  type: 'deposit',
  rawType: 'deposit',
  amount: satang(30_000),
  currency: null,
  status: 'success',
  note: '',
  reference: 'D0001',
  ...rest,
});

const withdraw = { type: 'withdraw', rawType: 'withdraw' } as const;

describe('history filter', () => {
  const rows = [
    entry({ id: 'd' }),
    entry({ id: 'w', ...withdraw, status: 'inProgress' }),
    entry({ id: 'c', type: 'cancel' }),
    entry({ id: 'o', type: 'other', rawType: 'โบนัส' }),
  ];
  it.each([
    ['all', 'all', 'dwco'],
    ['deposit', 'all', 'd'],
    ['withdraw', 'all', 'w'],
    ['cancel', 'all', 'c'],
    ['all', 'success', 'dco'],
    ['all', 'inProgress', 'w'],
    ['deposit', 'inProgress', ''],
  ] as const)('%s, %s', (type, status, found) => {
    const left = filterHistory(rows, { ...WHOLE_HISTORY, type, status });
    expect(left.map(({ id }) => id).join('')).toBe(found);
    expect(isWholeHistory({ ...WHOLE_HISTORY, type, status })).toBe(found === 'dwco');
  });
});

describe('history filter by days and reference', () => {
  const at = (text: string) => Date.parse(`${text}+07:00`);
  const rows = [
    entry({ id: 'a', time: at('2026-01-16T00:00:00'), reference: 'W0009' }),
    entry({ id: 'b', time: at('2026-01-15T23:59:59'), reference: 'D0002' }),
    entry({ id: 'c', time: at('2026-01-14T00:00:00'), reference: null }),
    entry({ id: 'd', time: at('2026-01-13T23:59:59'), reference: 'D0001' }),
  ];
  const days = { from: '2026-01-14', to: '2026-01-15' };
  it.each([
    [{ range: days }, 'bc'],
    [{ range: { from: '2026-01-16', to: '2026-01-16' } }, 'a'],
    [{ reference: 'd000' }, 'bd'],
    [{ reference: '9' }, 'a'],
    [{ range: days, reference: 'D000' }, 'b'],
    [{ reference: 'x' }, ''],
  ] as const)('%j', (part, found) => {
    const filter = { ...WHOLE_HISTORY, ...part };
    expect(
      filterHistory(rows, filter)
        .map(({ id }) => id)
        .join(''),
    ).toBe(found);
    expect([isWholeHistory(filter), reachesBack(filter)]).toEqual([false, true]);
  });

  it('reaches back only with one of them', () => {
    expect(reachesBack(WHOLE_HISTORY)).toBe(false);
    expect(reachesBack({ ...WHOLE_HISTORY, type: 'deposit', status: 'success' })).toBe(false);
  });
});

describe('history totals', () => {
  it('count completed rows, and keep rows in progress separate', () => {
    expect(
      historyTotals([
        entry({ amount: satang(100_010) }),
        entry({ amount: satang(29) }),
        entry({ ...withdraw, amount: satang(250_000) }),
        entry({ amount: satang(5_000), status: 'inProgress' }),
        entry({ ...withdraw, amount: satang(7_000), status: 'inProgress' }),
        entry({ type: 'cancel', amount: satang(99_900) }),
        entry({ type: 'other', amount: satang(77_700) }),
        entry({ currency: 'USDT', amount: satang(2_000) }),
      ]),
    ).toEqual({
      deposited: 100_039,
      withdrawn: 250_000,
      net: -149_961,
      depositing: 5_000,
      withdrawing: 7_000,
      leftOut: 1,
    });
  });

  it('leave out only deposits and withdrawals of another currency', () => {
    const usdt = { currency: 'USDT', amount: satang(2_000) };
    const rows = [
      entry(usdt),
      entry({ ...withdraw, ...usdt, status: 'inProgress' }),
      entry({ type: 'cancel', ...usdt }),
      entry({ type: 'other', ...usdt }),
    ];
    expect(historyTotals(rows)).toMatchObject({ deposited: 0, withdrawing: 0, leftOut: 2 });
  });

  it('are exact for any rows', () => {
    const some = fc.array(
      fc.record({
        type: fc.constantFrom('deposit', 'withdraw', 'cancel', 'other'),
        status: fc.constantFrom('success', 'inProgress'),
        amount: fc.integer({ min: 0, max: 10 ** 12 }).map(satang),
      }),
      { maxLength: 500, size: 'max' },
    );
    fc.assert(
      fc.property(some, (rows) => {
        const sums = historyTotals(rows.map((each) => entry(each as Partial<HistoryEntry>)));
        const exact = (type: string, status: string) =>
          rows
            .filter((each) => each.type === type && each.status === status)
            .reduce((total, { amount }) => total + BigInt(amount), 0n);
        expect(BigInt(sums.deposited)).toBe(exact('deposit', 'success'));
        expect(BigInt(sums.withdrawing)).toBe(exact('withdraw', 'inProgress'));
        expect(BigInt(sums.net)).toBe(exact('deposit', 'success') - exact('withdraw', 'success'));
      }),
      { numRuns: 200 },
    );
  });
});

const WORDS: HistoryCsvMessages = {
  heads: ['Time', 'วันและเวลา', 'Type', 'Amount', 'Currency', 'Status', 'Note', 'Reference'],
  baht: 'บาท',
  typeOf: ({ type, rawType }) => (type === 'other' ? rawType : type),
  statusOf: ({ status }) => status,
  localTime: () => '15 ม.ค. 2569 09:26',
};

/** Parses CSV as a spreadsheet does: quotes, doubled quotes, CR LF between lines. */
function cellsOf(csv: string): string[][] {
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.endsWith('\r\n')).toBe(true);
  const lines: string[][] = [];
  for (const line of csv.slice(1, -2).split('\r\n')) {
    const cells: string[] = [];
    for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g))
      cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    lines.push(cells);
  }
  return lines;
}

describe('history table', () => {
  it('contains time, type, amount, status, note and reference of each row, in the language of the page', () => {
    const csv = historyCsv(
      [entry({ note: 'QR ไทยพาณิชย์' }), entry({ ...withdraw, amount: satang(150_050) })],
      WORDS,
    );
    expect(csv).toBe(
      '\uFEFF"Time","วันและเวลา","Type","Amount","Currency","Status","Note","Reference"\r\n' +
        '"2026-01-15T09:26:05+07:00","15 ม.ค. 2569 09:26","deposit",300.00,"บาท","success","QR ไทยพาณิชย์","D0001"\r\n' +
        '"2026-01-15T09:26:05+07:00","15 ม.ค. 2569 09:26","withdraw",-1500.50,"บาท","success","","D0001"\r\n',
    );
  });

  it.each([
    ['=HYPERLINK("http://evil.example","press")', `'=HYPERLINK("http://evil.example","press")`],
    ['+66812345678', `'+66812345678`],
    ["-2+3+cmd|' /C calc'!A0", `'-2+3+cmd|' /C calc'!A0`],
    ['@SUM(A1:A9)', `'@SUM(A1:A9)`],
    ['\t=1+1', `' =1+1`],
    ['\r\n=1+1', `' =1+1`],
    ['\u200B\uFEFF =1+1', `'\u200B\uFEFF =1+1`],
    ['＝1+1', `'＝1+1`],
    ['two\r\nlines', 'two lines'],
    ['a "quoted", word; and =1', 'a "quoted", word; and =1'],
    ['ฝึ้ ปี่ น้ำ', 'ฝึ้ ปี่ น้ำ'],
  ])('does not write %j as a formula', (hostile, cell) => {
    const all = { note: hostile, reference: hostile, currency: hostile, rawType: hostile };
    const [, cells] = cellsOf(historyCsv([entry({ type: 'other', ...all })], WORDS));
    expect(cells).toHaveLength(8);
    expect([cells?.[2], cells?.[4], cells?.[7]]).toEqual([cell, cell, cell]);
    // The note is cleaned first.
    expect(cells?.[6]?.replace(/\s/g, '')).toBe(cell.replace(/\s/g, ''));
  });

  it('leaves the reference empty if the server has not recorded the row', () => {
    const [, cells] = cellsOf(historyCsv([entry({ reference: null })], WORDS));
    expect(cells?.[7]).toBe('');
  });

  it('removes the wording for an advance top-up from notes, as the page does', () => {
    const [, cells] = cellsOf(historyCsv([entry({ note: 'เติมเงินล่วงหน้า SCB' })], WORDS));
    expect(cells?.[6]).toBe('SCB');
  });

  it.each([
    ['0012345678', `'0012345678`],
    ['20260115092605000000042', `'20260115092605000000042`],
    ['12E4', `'12E4`],
    ['2026-01', `'2026-01`],
    ['3/4', `'3/4`],
    ['1.50', `'1.50`],
    ['12:30', `'12:30`],
    ['D-2026-01', 'D-2026-01'],
    ['1234567890', '1234567890'],
    ['D0001', 'D0001'],
  ])('keeps every digit of the reference %s', (reference, cell) => {
    const [, cells] = cellsOf(historyCsv([entry({ reference })], WORDS));
    expect(cells?.[7]).toBe(cell);
  });

  it('keeps its structure and contains no formula, for any note', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(...'= + - @ " \' , ; \t \r \n a ก \u0000'.split(' '), ' '),
    });
    fc.assert(
      fc.property(fc.array(nasty, { minLength: 1, maxLength: 5 }), (notes) => {
        const lines = cellsOf(
          historyCsv(
            notes.map((each) => entry({ note: each })),
            WORDS,
          ),
        );
        expect(lines).toHaveLength(notes.length + 1);
        for (const cells of lines) {
          expect(cells).toHaveLength(8);
          expect(cells[6]).not.toMatch(/^\s*[=+\-@]/);
        }
      }),
    );
  });
});
