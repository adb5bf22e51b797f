import { describe, expect, it } from 'vitest';
import { satang } from '../money/money.ts';
import { qrAsksFor, readQrPayment } from './qrPayload.ts';

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
