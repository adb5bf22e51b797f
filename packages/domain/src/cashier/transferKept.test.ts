import { describe, expect, it } from 'vitest';
import { bank } from './testing/transferChannels.ts';
import { transferFromKept } from './transferKept.ts';

const REPORT = {
  kind: 'bank',
  channelId: 'b1',
  amount: 50_000,
  paidAt: Date.UTC(2026, 0, 15, 2, 30),
  reference: 'SLIP123456',
  bonus: 'daily-first',
};
const fields = { amount: '500', day: '2026-01-15', time: '09:30', reference: 'SLIP 123456' };
const restored = (report: object) =>
  transferFromKept({ ...fields, report: JSON.stringify(report), intent: 'a' }, bank);

describe('a stored transfer report', () => {
  it('is restored with every typed value, the report and its key', () => {
    expect(restored(REPORT)).toEqual({
      status: 'unsure',
      draft: fields,
      report: REPORT,
      intent: 'a',
    });
  });

  it('is restored without a reference and a bonus', () => {
    const report = { ...REPORT, reference: null, bonus: null };
    expect(restored(report)).toMatchObject({ status: 'unsure', report });
  });

  it.each([
    ['another kind', { kind: 'usdt' }],
    ['another channel', { channelId: 'b2' }],
    ['no money', { amount: 0 }],
    ['a negative amount', { amount: -50_000 }],
    ['half a satang', { amount: 0.5 }],
    ['an amount as text', { amount: '50000' }],
    ['no time', { paidAt: null }],
    ['a number as the reference', { reference: 123_456 }],
    ['no reference field', { reference: undefined }],
    ['an object as the bonus', { bonus: { id: 'daily-first' } }],
  ])('with %s is not restored as sent, and the typed values stay', (_, wrong) => {
    expect(restored({ ...REPORT, ...wrong })).toEqual({ status: 'details', draft: fields });
  });

  it('accepts the lowest amount, one satang', () => {
    expect(restored({ ...REPORT, amount: 1 })).toMatchObject({ report: { amount: 1 } });
  });

  it('is cut to 200 characters in each field', () => {
    const longest = 'x'.repeat(200);
    expect(transferFromKept({ reference: longest }, bank).draft.reference).toBe(longest);
    expect(transferFromKept({ reference: `${longest}y` }, bank).draft.reference).toBe(longest);
  });
});
