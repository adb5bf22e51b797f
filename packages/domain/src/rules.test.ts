import { describe, expect, it } from 'vitest';
import { groupAccountNumber } from './accountNumber.ts';
import { errorMessageId, supportCode } from './errorCatalogue.ts';
import { rowsByDay } from './dayRows.ts';
import { type HistoryEntry, cleanHistoryNote, signedAmount } from './history.ts';
import { satang } from './money.ts';
import { qrAsksFor, readQrPayment } from './qrPayload.ts';
import { nextWithdrawalAt, withdrawLockLeft } from './withdrawLock.ts';

describe('account numbers', () => {
  it.each([
    ['1234567890', '123-4-56789-0'],
    ['12345678901', '123-4-56789-01'],
    ['123456789012', '123-4-56789-01'],
    ['12345', '123-4-5'],
    ['123-4-56789-0', '123-4-56789-0'],
    ['', ''],
  ])('groups %s as %s', (number, grouped) => {
    expect(groupAccountNumber(number)).toBe(grouped);
  });
});

describe('withdraw lock', () => {
  it('counts from the server time where it is given, else from now', () => {
    expect(nextWithdrawalAt(1_000, 5_000)).toBe(601_000);
    expect(nextWithdrawalAt(null, 5_000)).toBe(605_000);
  });

  it('ends at zero and not before', () => {
    expect(withdrawLockLeft(601_000, 600_999)).toBe(1);
    expect(withdrawLockLeft(601_000, 601_000)).toBe(0);
    expect(withdrawLockLeft(null, 0)).toBe(0);
  });
});

describe('error catalogue', () => {
  it('falls back to the sentence of the area', () => {
    expect(errorMessageId('withdraw', 1005)).toBe('error.withdraw.1005');
    expect(errorMessageId('withdraw', 7777)).toBe('error.withdraw.other');
    expect(errorMessageId('login', null)).toBe('error.login.other');
  });

  it('takes the support code from after the first colon', () => {
    expect(supportCode('QR request failed:4102')).toBe('4102');
    expect(supportCode('no code here')).toBeNull();
    expect(supportCode('x:<img src=x>')).toBeNull();
  });
});

describe('history', () => {
  const entry = (id: string, iso: string): HistoryEntry => ({
    id,
    time: Date.parse(iso),
    type: 'deposit',
    rawType: 'deposit',
    amount: satang(100),
    currency: null,
    status: 'success',
    note: '',
    reference: null,
  });

  it('groups by the day in Bangkok, newest first', () => {
    const entries = [
      entry('a', '2026-01-14T16:59:59Z'),
      entry('b', '2026-01-14T17:00:00Z'),
      entry('c', '2026-01-15T02:00:00Z'),
    ];
    const days = rowsByDay(entries, ({ time }) => time);
    expect(days.map(({ day, rows }) => [day, rows.map(({ id }) => id)])).toEqual([
      ['2026-01-15', ['c', 'b']],
      ['2026-01-14', ['a']],
    ]);
  });

  it('shows withdrawals with a minus sign and notes without the top-up phrase', () => {
    expect(signedAmount({ type: 'withdraw', amount: satang(500) })).toBe(-500);
    expect(signedAmount({ type: 'deposit', amount: satang(500) })).toBe(500);
    expect(cleanHistoryNote('เติมเงินล่วงหน้า โบนัส 10%')).toBe('โบนัส 10%');
  });
});

describe('QR payload', () => {
  const payload =
    '00020101021229370016A000000677010111011300668123456785802TH53037645406300.0063046500';

  it('reads amount and currency', () => {
    expect(readQrPayment(payload)).toEqual({ amount: 30_000, currency: '764' });
    expect(qrAsksFor(payload, satang(30_000))).toBe(true);
    expect(qrAsksFor(payload, satang(30_001))).toBe(false);
  });

  it.each(['', 'hello', payload.slice(0, -1), payload.replace('300.00', '900.00'), `${payload}00`])(
    'refuses a damaged payload (%#)',
    (damaged) => {
      expect(readQrPayment(damaged)).toBeNull();
    },
  );
});
