import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, unixSeconds } from '../clock/units.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';

const AT = unixSeconds(TEST_START) - 300;
const bank = { type: 'bank', id: 'b1', amount: 500, time: AT };
const usdt = { type: 'usdt', id: 'u1', amount: 20.5, time: AT };
const HISTORY = '/api/v1/member/data/dataHistory';

describe('a reported transfer', () => {
  it('is in review immediately, and credited two minutes later without polls', async () => {
    const { clock, db, member } = testSandbox();
    const demo = await member();
    const { body } = await demo.transfer(bank);
    expect(body).toMatchObject({ code: 0, result: { amount: 500 } });
    const row = async () => (await demo.post(HISTORY, { limit: 1 })).body.result.list[0];
    const shown = { id: body.result.id, ref: body.result.ref, type: 'deposit', amount: 500 };
    expect(await row()).toMatchObject({ ...shown, status: 0, note: 'รอตรวจสอบสลิป' });
    expect(await demo.balance()).toBe(12_500);
    clock.advance(2 * MINUTE);
    expect(await demo.balance()).toBe(13_000);
    expect(await row()).toMatchObject({ ...shown, status: 1, note: 'ธนาคารกรุงไทย' });
    const posted = db.all<{ kind: string }>(
      'SELECT kind FROM postings WHERE reference = ?',
      body.result.ref,
    );
    expect(posted.map(({ kind }) => kind)).toEqual(['deposit']);
  });

  it('that ends in 02 is refused, and may be reported again', async () => {
    const { clock, member } = testSandbox();
    const demo = await member();
    const wrong = { ...bank, amount: 502, ref: 'SLIP-0001' };
    const { body } = await demo.transfer(wrong);
    clock.advance(2 * MINUTE);
    expect(await demo.balance()).toBe(12_500);
    const [row] = (await demo.post(HISTORY, { limit: 1 })).body.result.list;
    expect(row).toMatchObject({ id: body.result.id, type: 'cancel', amount: 502, status: 1 });
    expect(row?.note).toMatch(/กรุณาติดต่อแอดมิน$/);
    expect((await demo.transfer({ ...wrong, amount: 520 })).body.code).toBe(0);
  });

  it('that ends in 04 waits for a manual decision', async () => {
    const { clock, member } = testSandbox();
    await (await member()).transfer({ ...bank, amount: 504 });
    clock.advance(30 * DAY);
    const demo = await member();
    expect(await demo.balance()).toBe(12_500);
    const { list } = (await demo.post(HISTORY, { limit: 100 })).body.result;
    expect(list.filter(({ status }) => status === 0).map(({ amount }) => amount)).toEqual([
      504, 600,
    ]);
  });

  it('in USDT is converted to baht at the rate of the channel, rounded down to the satang', async () => {
    const { clock, db, member } = testSandbox();
    const demo = await member();
    expect((await demo.transfer(usdt)).body.result.amount).toBe(707.25);
    expect((await demo.transfer({ ...usdt, amount: 7.250001 })).body.result.amount).toBe(250.12);
    expect((await demo.transfer({ ...usdt, id: 'u2', amount: 10 })).body.result.amount).toBe(
      342.75,
    );
    db.run("UPDATE channels SET exchange = 1 WHERE id = 'u1'");
    clock.advance(2 * MINUTE);
    expect(await demo.balance()).toBe(13_800.12);
  });

  it('in USDT is checked against the range in baht', async () => {
    const { member } = testSandbox();
    const demo = await member();
    const refused = { code: 2202, result: { min: 250, max: 45_000 } };
    expect((await demo.transfer({ ...usdt, amount: 7.246376 })).body).toMatchObject(refused);
    expect((await demo.transfer({ ...usdt, amount: 7.246377 })).body.code).toBe(0);
    expect((await demo.transfer({ ...usdt, amount: 1304.349 })).body).toMatchObject(refused);
  });

  it.each([
    ['an unknown channel', { id: 'b9' }, 2201],
    ['a channel of another list', { id: 'u1' }, 2201],
    ['a channel without transfers', { type: 'truewallet', id: 'p1' }, 2201],
    ['less than the minimum', { amount: 249 }, 2202],
    ['more than the maximum', { amount: 45_001 }, 2202],
    ['a future time', { time: unixSeconds(TEST_START) + 301 }, 2204],
    ['a time more than a week ago', { time: unixSeconds(TEST_START - 7 * DAY) - 1 }, 2204],
  ])('to or with %s is refused', async (_, change, code) => {
    const { db, member } = testSandbox();
    expect((await (await member()).transfer({ ...bank, ...change })).body.code).toBe(code);
    expect(db.all("SELECT 1 FROM deposits WHERE status = 'review'")).toHaveLength(1);
  });

  it('to a channel that this member is not offered is refused', async () => {
    const { member } = testSandbox();
    expect((await (await member('nousdt')).transfer(usdt)).body.code).toBe(2201);
    expect((await (await member('onechannel')).transfer(bank)).body.code).toBe(2201);
  });

  it.each([
    ['type', { type: 'payment' }],
    ['id', { id: '' }],
    ['amount', { amount: 500.5 }],
    ['amount', { amount: '500' }],
    ['amount', { ...usdt, amount: 20.1234567 }],
    ['amount', { ...usdt, amount: 0 }],
    ['time', { time: AT + 0.5 }],
    ['ref', { ref: 'short' }],
    ['ref', { ref: 'ภาษาไทย' }],
  ])('with an invalid %s is refused: 4000 names the field', async (field, change) => {
    const { member } = testSandbox();
    const { status, body } = await (await member()).transfer({ ...bank, ...change });
    expect([status, body.code, body.field]).toEqual([400, 4000, field]);
  });

  it('is accepted once: the same slip is refused for every member', async () => {
    const { clock, member } = testSandbox();
    const [demo, other] = [await member(), await member('new')];
    const slip = { ...bank, ref: '9f2c4b7a1e' };
    expect((await demo.transfer(slip)).body.code).toBe(0);
    for (const who of [demo, other]) {
      const again = { ...slip, amount: 777, ref: '9F2C4B7A1E' };
      expect((await who.transfer(again)).body.code).toBe(2203);
    }
    clock.advance(HOUR);
    const later = await member('new');
    expect((await later.transfer(slip)).body.code).toBe(2203);
    expect(await later.balance()).toBe(0);
  });

  it('without a reference is identified by channel, amount and second', async () => {
    const { member } = testSandbox();
    const [demo, other] = [await member(), await member('new')];
    expect((await demo.transfer(bank)).body.code).toBe(0);
    expect((await demo.transfer(bank)).body.code).toBe(2203);
    expect((await demo.transfer({ ...bank, time: AT + 1 })).body.code).toBe(0);
    expect((await demo.transfer({ ...bank, amount: 501 })).body.code).toBe(0);
    expect((await demo.transfer({ ...bank, id: 'b2' })).body.code).toBe(0);
    expect((await other.transfer(bank)).body.code).toBe(0);
  });

  it('sent twice with one key is one transfer, and the key is refused for another transfer', async () => {
    const { db, member } = testSandbox();
    const demo = await member();
    const [first, second] = await Promise.all([
      demo.transfer(bank, 'intent-0001'),
      demo.transfer(bank, 'intent-0001'),
    ]);
    expect(second.body).toEqual(first.body);
    expect((await demo.transfer({ ...bank, amount: 900 }, 'intent-0001')).status).toBe(409);
    expect(
      db.all("SELECT 1 FROM deposits WHERE status = 'review' AND satang = 50000"),
    ).toHaveLength(1);
  });
});
