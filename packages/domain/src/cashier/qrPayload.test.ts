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
      expect(qrAsksFor(damaged, satang(30_000))).toBe(false);
    },
  );

  const start = '00020101021229370016A000000677010111011300668123456785802TH';

  it('does not ask for an amount in another currency', () => {
    const dollars = `${start}53038405406300.0063044B65`;
    expect(readQrPayment(dollars)).toEqual({ amount: 30_000, currency: '840' });
    expect(qrAsksFor(dollars, satang(30_000))).toBe(false);
  });

  it('reads a merchant name in Thai, whose checksum is over its UTF-8 bytes', () => {
    const named = `${start}53037645406300.005908ร้านค้าก6304ABEE`;
    expect(readQrPayment(named)).toEqual({ amount: 30_000, currency: '764' });
    expect(readQrPayment(named.replace('ค้าก', 'ค้าข'))).toBeNull();
  });

  it.each([
    ['no amount', '53037646304A241'],
    ['no currency', '5406300.0063043E3E'],
    ['two amounts', '53037645406300.005406900.006304CFEF'],
    ['half a satang', '53037645407300.00563048EA2'],
    ['a length beyond its end', '53037645406300.0063990E35'],
  ])('with %s is refused, although its checksum is right', (_, rest) => {
    expect(readQrPayment(start + rest)).toBeNull();
    expect(qrAsksFor(start + rest, satang(30_000))).toBe(false);
  });
});
