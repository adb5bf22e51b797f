import { bahtFromSatang, qrAsksFor, readQrPayment, satangFromBaht } from '@brand/domain';
import { parse } from 'promptparse';
import { describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../clock/units.ts';
import { paymentPath, testSandbox, ticketOf } from '../testing/testSandbox.ts';

describe('a QR', () => {
  it('is an EMVCo payload with a valid checksum, the amount in baht and the reference', async () => {
    const { member } = testSandbox();
    const { qr } = await member();
    for (const baht of [50, 501, 45_000]) {
      const { result } = (await qr(baht)).body;
      expect(qrAsksFor(result.qrCode, satangFromBaht(baht))).toBe(true);
      expect(readQrPayment(result.qrCode)).toEqual({ amount: baht * 100, currency: '764' });
      const read = parse(result.qrCode, true, true);
      expect(read?.getTagValue('54')).toBe(baht.toFixed(2));
      expect(read?.getTagValue('58')).toBe('TH');
      expect(read?.getTagValue('30', '00')).toBe('A000000677010112');
      expect(read?.getTagValue('30', '02')).toBe(result.merchantRef);
      expect(bahtFromSatang(satangFromBaht(result.payAmount))).toBe(baht);
    }
  });

  it('is credited once after four seconds, by exactly its amount, despite 20 simultaneous polls', async () => {
    const { clock, member } = testSandbox();
    const demo = await member();
    const qr = await demo.qr(500);
    clock.advance(4 * SECOND - 1);
    expect((await demo.ticket('is_deposit', qr)).body.success).toBe(false);
    expect(await demo.balance()).toBe(12_500);
    clock.advance(1);
    const polls = await Promise.all(
      Array.from({ length: 20 }, () => demo.ticket('is_deposit', qr)),
    );
    expect(polls.every(({ body }) => body.code === 0 && body.success === true)).toBe(true);
    expect(await demo.balance()).toBe(13_000);
  });

  it('is credited at its own time without polls, even if the clock jumps over it', async () => {
    const { clock, db, member } = testSandbox();
    const demo = await member();
    const { result } = (await demo.qr(750)).body;
    const due = clock.now() + 4 * SECOND;
    clock.advance(60 * MINUTE);
    const { balance } = await member();
    expect(await balance()).toBe(13_250);
    const posted = db.all<{ time: number; satang: number }>(
      'SELECT time, satang FROM postings WHERE reference = ?',
      result.merchantRef,
    );
    expect(posted.map((row) => ({ ...row }))).toEqual([{ time: due, satang: 75_000 }]);
  });

  it('is never credited after it was cancelled', async () => {
    const { clock, member } = testSandbox();
    const demo = await member();
    const qr = await demo.qr(500);
    expect((await demo.ticket('cancel', qr)).body.code).toBe(0);
    expect((await demo.ticket('cancel', qr)).body.code).toBe(0);
    clock.advance(5 * SECOND);
    expect((await demo.ticket('is_deposit', qr)).body).toMatchObject({ code: 98 });
    expect(await demo.balance()).toBe(12_500);
  });

  it('cannot be cancelled after it was paid', async () => {
    const { clock, member } = testSandbox();
    const demo = await member();
    const qr = await demo.qr(500);
    clock.advance(4 * SECOND);
    expect((await demo.ticket('cancel', qr)).body).toEqual({
      code: 98,
      message: 'QR is paid already:PD-01',
    });
    expect(await demo.balance()).toBe(13_000);
  });

  it('is replaced by the next one of its channel, so that a member has one open QR per channel', async () => {
    const { clock, member } = testSandbox();
    const demo = await member();
    const [first, elsewhere] = [await demo.qr(100), await demo.qr(300, { id: 'p2' })];
    const second = await demo.qr(200);
    clock.advance(4 * SECOND);
    expect((await demo.ticket('is_deposit', first)).body.code).toBe(98);
    expect((await demo.ticket('is_deposit', second)).body.success).toBe(true);
    expect((await demo.ticket('is_deposit', elsewhere)).body.success).toBe(true);
    expect(await demo.balance()).toBe(13_000);
  });

  it('reveals nothing to another member', async () => {
    const { clock, member } = testSandbox();
    const [demo, other] = [await member(), await member('new')];
    const qr = await demo.qr(500);
    for (const action of ['cancel', 'is_deposit'] as const) {
      expect((await other.ticket(action, qr)).body).toEqual({
        code: 98,
        message: 'no such QR:NF-01',
      });
    }
    const guessed = { ...ticketOf(qr), token: 'qt_guessed' };
    const poll = await demo.get(paymentPath({ action: 'is_deposit', ...guessed }));
    expect(poll.body).toEqual({ code: 98, message: 'no such QR:NF-01' });
    clock.advance(4 * SECOND);
    expect(await demo.balance()).toBe(13_000);
    expect(await other.balance()).toBe(0);
  });
});

describe('an amount', () => {
  it.each([
    ['ends in an alert', 102, 0, { code: 0, success: false }],
    ['is reported as expired immediately', 103, 0, { code: 98, message: 'QR expired:EX-01' }],
    ['waits before its expiry time', 104, 10 * MINUTE - 1, { code: 0, success: false }],
    ['expires when it is not paid', 104, 10 * MINUTE, { code: 98, message: 'QR expired:EX-01' }],
  ])('that %s: %i baht', async (_, baht, after, expected) => {
    const { clock, member } = testSandbox();
    const demo = await member();
    const qr = await demo.qr(baht);
    clock.advance(after);
    expect((await demo.ticket('is_deposit', qr)).body).toMatchObject(expected);
    clock.advance(60 * MINUTE);
    expect(await (await member()).balance()).toBe(12_500);
  });

  it('returns the text of its alert in the requested language', async () => {
    const { member } = testSandbox();
    const demo = await member();
    const path = paymentPath({ action: 'is_deposit', ...ticketOf(await demo.qr(102)) });
    expect((await demo.get(path)).body.result.alert).toMatch(/กรุณาติดต่อแอดมิน$/);
    const english = await demo.get(path, { 'Accept-Language': 'en' });
    expect(english.body.result.alert).toMatch(/Please contact admin\.$/);
  });

  it('that ends in 05 gets a reply without a QR, which violates the contract, and is never paid', async () => {
    const { clock, member } = testSandbox();
    const demo = await member();
    const qr = await demo.qr(105);
    expect(qr.body.code).toBe(0);
    expect(qr.body.result).not.toHaveProperty('qrCode');
    expect((await demo.ticket('is_deposit', qr)).body.success).toBe(false);
    clock.advance(10 * MINUTE);
    expect((await demo.ticket('is_deposit', qr)).body.code).toBe(98);
    expect(await demo.balance()).toBe(12_500);
  });

  it('that ends in 06 gets a QR with another amount', async () => {
    const { member } = testSandbox();
    const { result } = (await (await member()).qr(306)).body;
    expect(result.payAmount).toBe(306);
    expect(qrAsksFor(result.qrCode, satangFromBaht(306))).toBe(false);
    expect(readQrPayment(result.qrCode)?.amount).toBe(30_700);
  });

  it('that ends in 01 is paid normally', async () => {
    const { clock, member } = testSandbox();
    const demo = await member();
    await demo.qr(101);
    clock.advance(4 * SECOND);
    expect(await demo.balance()).toBe(12_601);
  });

  it.each([
    ['49', 'p1', 98],
    ['45001', 'p1', 98],
    ['249', 'p2', 98],
    ['200001', 'p3', 98],
    ['100', 'p9', 98],
    ['100.5', 'p1', 4000],
    ['0100', 'p1', 4000],
    ['-100', 'p1', 4000],
    ['1e3', 'p1', 4000],
    ['', 'p1', 4000],
  ])('of %s baht on %s is refused with %i', async (amount, id, code) => {
    const { member, db } = testSandbox();
    const { get } = await member();
    const { body } = await get(paymentPath({ action: 'get_qr', id, amount, type: 'payment' }));
    expect(body.code).toBe(code);
    if (code === 98) expect(body.message).toMatch(/:[A-Z]{2}-\d{3}$/);
    else expect(body.field).toBe('amount');
    expect(db.get("SELECT 1 FROM deposits WHERE status = 'open'")).toBeUndefined();
  });

  it('at the limits of its channel is accepted', async () => {
    const { member } = testSandbox();
    const { qr } = await member();
    for (const [id, type, least, most] of [
      ['p1', 'payment', 50, 45_000],
      ['p3', 'payment', 100, 200_000],
      ['t1', 'truewallet', 100, 20_000],
    ] as const) {
      for (const baht of [least, most]) expect((await qr(baht, { id, type })).body.code).toBe(0);
    }
  });
});

describe('a bonus', () => {
  it('is stored with its QR and given when the QR is paid', async () => {
    const { clock, member } = testSandbox();
    const demo = await member();
    const p3 = { id: 'p3', bonus: 'scb-qr' };
    expect((await demo.qr(1000, p3)).body.code).toBe(0);
    clock.advance(4 * SECOND);
    expect(await demo.balance()).toBe(13_520);
    const locked = (await demo.get('/api/v1/member/getMinWithdraw')).body.locked;
    expect(locked).toBe(20);
    expect((await demo.withdraw(13_500.01)).body).toMatchObject({ code: 1013, result: { locked } });
    expect((await demo.withdraw(13_500)).body.code).toBe(0);
  });

  it('that is not allowed is refused with its code, and no QR is created', async () => {
    const { db, member } = testSandbox();
    const demo = await member();
    for (const more of [{ bonus: 'no-such' }, { bonus: 'scb-qr' }]) {
      expect((await demo.qr(1000, more)).body).toMatchObject({
        code: 98,
        message: expect.stringMatching(/^bonus cannot be taken:BN-21\d\d$/) as string,
      });
    }
    const slip = { type: 'bank', id: 'b1', amount: 500, time: 1_768_444_000 };
    expect((await demo.transfer({ ...slip, bonus: 'no-such' })).body.code).toBe(2205);
    expect((await demo.transfer({ ...slip, bonus: 'none' })).body.code).toBe(0);
    expect((await demo.qr(1000, { bonus: 'none' })).body.code).toBe(0);
    expect(db.all('SELECT 1 FROM deposit_bonuses')).toEqual([]);
  });
});
