import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../clock/units.ts';
import { writeSetting } from '../settings/settings.ts';
import { startDepositPromotion } from './depositPromotion.ts';
import { testPromotions } from './testPromotions.ts';

const PARALLEL = process.env['PROVE'] ? 500 : 25;
const PATH = '/reward/deposit/check-deposit-promotion';

describe('the check of a deposit promotion', () => {
  it(`gives the credit once for one deposit in time, for ${PARALLEL} simultaneous checks and a later one`, async () => {
    const { db, as } = testPromotions();
    const promo = await as('promo');
    expect(await promo.check()).toEqual({ code: 2, status: 'waiting' });
    const before = await promo.balance();
    await promo.deposit(500);
    const { deposit, reward_token } = await promo.running();
    expect(deposit).toMatchObject({ closed: false, fulfilled: true });
    const checks = await Promise.all(
      Array.from({ length: PARALLEL }, () => promo.check(reward_token)),
    );
    for (const check of checks) {
      expect(check).toEqual({ code: 0, status: 'fulfilled', result: { credit: 100 } });
    }
    expect(await promo.balance()).toBe(before + 600);
    expect((await promo.check()).code).toBe(0);
    expect(await promo.balance()).toBe(before + 600);
    expect((await promo.running()).deposit).toBeNull();
    const posted = db.all("SELECT 1 FROM bonuses WHERE promotion = 'deposit-in-time'");
    expect(posted).toHaveLength(1);
    expect((await promo.bonuses()).mine[0]).toMatchObject({
      promotion: 'deposit-in-time',
      turnover: { required: 500, done: 0 },
    });
  });

  it('requires one deposit that is large enough, not a sum of several and not an earlier one', async () => {
    const { as } = testPromotions();
    const promo = await as('promo');
    await promo.deposit(300);
    await promo.deposit(300);
    expect((await promo.check()).code).toBe(2);
    const demo = await as('demo');
    await demo.deposit(1000);
    expect(await demo.check()).toEqual({ code: 4, status: 'none' });
  });

  it('uses the time at which the deposit is credited', async () => {
    const { clock, context, as } = testPromotions();
    const promo = await as('promo');
    const { qr } = promo;
    clock.advance(10 * MINUTE - context.rules.paymentDelay);
    await qr(500);
    clock.advance(context.rules.paymentDelay);
    expect(await promo.check()).toEqual({ code: 3, status: 'late' });
    startDepositPromotion(context, 'm_0011', 10 * MINUTE);
    clock.advance(10 * MINUTE - context.rules.paymentDelay - SECOND);
    await promo.qr(500);
    clock.advance(context.rules.paymentDelay + SECOND);
    expect((await (await as('promo')).check()).code).toBe(0);
  });

  it('can be late: an earned credit stays available, and a new promotion pays it first', async () => {
    const { clock, context, as } = testPromotions();
    const before = await (await as('promo')).balance();
    await (await as('promo')).deposit(500);
    clock.advance(3 * HOUR);
    const promo = await as('promo');
    expect((await promo.running()).deposit).toMatchObject({ closed: false, fulfilled: true });
    startDepositPromotion(context, 'm_0011', 10 * MINUTE);
    expect(await promo.balance()).toBe(before + 600);
    expect((await promo.running()).deposit).toMatchObject({ fulfilled: false, time: 10 });
  });
});

describe('the tokens', () => {
  it('of the reward service and of the member API are invalid for each other', async () => {
    const { call, as } = testPromotions();
    const promo = await as('promo');
    const { reward_token } = await promo.running();
    for (const token of [promo.access_token, 'wt_invented', undefined]) {
      const { status, body } = await call('GET', PATH, { token });
      expect([status, body.code]).toEqual([401, 7002]);
    }
    const credit = await call('POST', '/api/v1/member/credit', { token: reward_token ?? '' });
    expect([credit.status, credit.body.code]).toEqual([401, 7002]);
  });

  it('of the reward service expire after an hour, and with the session', async () => {
    const { call, clock, as } = testPromotions();
    const promo = await as('promo');
    const token = (await promo.running()).reward_token ?? '';
    clock.advance(HOUR);
    expect((await call('GET', PATH, { token })).body.code).toBe(7003);
    const again = await as('promo');
    const fresh = (await again.running()).reward_token ?? '';
    await again.post('/api/v1/member/logout');
    expect((await call('GET', PATH, { token: fresh })).body.code).toBe(7002);
  });
});

describe('a failing reward service', () => {
  it('answers with code 1 or not at all, and gives the credit when it works again', async () => {
    const { call, db, as } = testPromotions();
    const promo = await as('promo');
    await promo.deposit(500);
    const token = (await promo.running()).reward_token ?? '';
    writeSetting(db, 'rewardCheck', 'fails');
    expect(await promo.check(token)).toMatchObject({ code: 1, status: 'unknown' });
    writeSetting(db, 'rewardCheck', 'down');
    const { status, body } = await call('GET', PATH, { token });
    expect([status, body.code]).toEqual([503, 9998]);
    writeSetting(db, 'rewardCheck', 'works');
    expect((await promo.check(token)).code).toBe(0);
  });
});
