import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankChannel, UsdtChannel } from './channel.ts';
import { bank, usdt } from './testing/transferChannels.ts';
import {
  EMPTY_TRANSFER,
  TRANSFER_OLDEST_MS,
  type TransferDraft,
  checkTransfer,
  checkTransferAmount,
  transferTime,
} from './transferDraft.ts';

/** 15 January 2026, 09:30:40 in Bangkok. */
const NOW = Date.UTC(2026, 0, 15, 2, 30, 40);
const RUNS = process.env['PROVE'] ? 10_000 : 1_000;
const SEED = 20_260_115;

const draft: TransferDraft = { amount: '500', day: '2026-01-15', time: '09:30', reference: '' };

describe('transfer report', () => {
  const amountProblem = (text: string, channel: BankChannel | UsdtChannel) => {
    const checked = checkTransferAmount(text, channel);
    return checked.ok ? null : checked.problem;
  };

  it.each([
    ['', { code: 'required' }],
    ['0500', { code: 'incorrect' }],
    ['500.50', { code: 'digitsOnly' }],
    ['249', { code: 'belowMinimum', limit: 25_000 }],
    ['45,001', { code: 'aboveMaximum', limit: 4_500_000 }],
    ['๔๕,๐๐๐ บาท', null],
  ])('%j baht to an account: %j', (text, problem) =>
    expect(amountProblem(text, bank)).toEqual(problem),
  );

  it.each([
    ['', { code: 'required' }],
    ['usdt', { code: 'required' }],
    ['abc', { code: 'digitsOnly' }],
    ['1.2.3', { code: 'incorrect' }],
    ['.', { code: 'incorrect' }],
    ['0', { code: 'incorrect' }],
    ['007', { code: 'incorrect' }],
    ['8.1234567', { code: 'sixDecimals' }],
    // 7.246376 come to 249.99 baht, one millionth more to 250.00.
    ['7.246376', { code: 'belowMinimum', limit: 25_000 }],
    ['7.246377', null],
    ['1304.347826', null],
    ['1304.4', { code: 'aboveMaximum', limit: 4_500_000 }],
    ['99999999999', { code: 'aboveMaximum', limit: 4_500_000 }],
    ['20.5 USDT', null],
    // Without a digit before the point, it is still an amount: 17.25 baht.
    ['.5', { code: 'belowMinimum', limit: 25_000 }],
    ['12.1234567', { code: 'sixDecimals' }],
    ['.1234567', { code: 'sixDecimals' }],
    ['1.2.1234567', { code: 'incorrect' }],
    ['8.1234567a', { code: 'digitsOnly' }],
    ['a8', { code: 'digitsOnly' }],
    ['8a', { code: 'digitsOnly' }],
    ['123456789', { code: 'aboveMaximum', limit: 4_500_000 }],
    ['1234567890.12', { code: 'aboveMaximum', limit: 4_500_000 }],
    ['1234567890.', { code: 'aboveMaximum', limit: 4_500_000 }],
    ['1234567890.1.2', { code: 'incorrect' }],
    ['1.2.1234567890', { code: 'incorrect' }],
    // 1304.348115 come to 45,000.00 baht, one millionth more to 45,000.01.
    ['1304.348115', null],
    ['1304.348116', { code: 'aboveMaximum', limit: 4_500_000 }],
  ])('%j USDT at 34.50 baht: %j', (text, problem) =>
    expect(amountProblem(text, usdt)).toEqual(problem),
  );

  it('is worth its baht, and USDT what the rate of the channel makes of them', () => {
    expect(checkTransferAmount('500', bank)).toMatchObject({ worth: 50_000 });
    expect(checkTransferAmount('20.5', usdt)).toMatchObject({ worth: 70_725 });
  });

  const timeProblem = (day: string, time: string) => {
    const checked = checkTransfer({ ...draft, day, time }, { channel: bank, now: NOW });
    return checked.ok ? null : checked.problems.time;
  };

  it.each([
    ['', '09:30', 'required'],
    ['2026-01-15', '', 'required'],
    ['2026-01-15', '9:3', 'incorrect'],
    ['2026-01-15', '24:00', 'incorrect'],
    ['2026-01-15', '109:30', 'incorrect'],
    ['2026-01-15', '09:300', 'incorrect'],
    ['2026-02-30', '09:30', 'incorrect'],
    ['2026-01-15', '09:30', null],
    // The clock of the bank is slightly ahead.
    ['2026-01-15', '09:31', null],
    ['2026-01-15', '09:32', 'ahead'],
    ['2026-01-16', '00:00', 'ahead'],
    ['2026-01-08', '09:31', null],
    ['2026-01-08', '09:30', 'tooOld'],
  ] as const)('a transfer on %j at %j: %j', (day, time, problem) =>
    expect(timeProblem(day, time)).toBe(problem),
  );

  it.each([
    ['a minute ahead', -60_000, null],
    ['a minute and a millisecond ahead', -60_001, 'ahead'],
    ['seven days ago', 7 * 86_400_000, null],
    ['seven days and a millisecond ago', 7 * 86_400_000 + 1, 'tooOld'],
  ])('a transfer %s', (_, ago, problem) => {
    const now = Date.UTC(2026, 0, 15, 2, 30) + ago;
    const checked = checkTransfer(draft, { channel: bank, now });
    expect(checked.ok ? null : checked.problems.time).toBe(problem);
  });

  it('contains the time of the slip in Bangkok, to the minute', () => {
    expect(checkTransfer(draft, { channel: bank, now: NOW })).toMatchObject({
      ok: true,
      report: { paidAt: Date.UTC(2026, 0, 15, 2, 30) },
    });
  });

  it.each([
    ['', null],
    ['  ', null],
    ['0150 1509 3412 APP07841', '015015093412APP07841'],
    ['๑๒๓๔๕๖', '123456'],
    ['12345', 'wrong'],
    ['สลิป 123456', 'wrong'],
    ['x'.repeat(129), 'wrong'],
  ])('the reference %j is sent as %j', (reference, sent) => {
    const checked = checkTransfer({ ...draft, reference }, { channel: bank, now: NOW });
    expect(checked.ok ? checked.report.reference : 'wrong').toBe(sent);
  });

  it('suggests a time that is valid at any moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_600_000_000_000, max: 4_000_000_000_000 }), (now) => {
        const guessed = { ...EMPTY_TRANSFER, amount: '500', ...transferTime(now) };
        const checked = checkTransfer(guessed, { channel: bank, now });
        expect(checked.ok && now - checked.report.paidAt).toBeLessThan(60_000);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('accepts a transfer for as long as the API does', () => {
    const oldest = transferTime(NOW - TRANSFER_OLDEST_MS + 60_000);
    const checked = checkTransfer({ ...draft, ...oldest }, { channel: bank, now: NOW });
    expect(checked.ok).toBe(true);
  });
});
