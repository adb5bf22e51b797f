import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND, unixSeconds } from '../clock/units.ts';
import { TEST_START } from '../testing/testSandbox.ts';
import { startDepositPromotion } from './depositPromotion.ts';
import {
  endRegistrationCampaign,
  joinUnderPromotion,
  startRegistrationCampaign,
} from './registration.ts';
import { testPromotions } from './testPromotions.ts';

const DEADLINE = unixSeconds(TEST_START + 10 * MINUTE);

describe('the registration promotion of a visitor', () => {
  it('keeps its deadline through 50 reloads, and is closed after it', async () => {
    const { clock, visit } = testPromotions();
    const { registration, deposit, visitor, reward_token } = await visit();
    expect(registration).toMatchObject({ credit: 50, time: 10, expires: DEADLINE, closed: false });
    expect([deposit, reward_token]).toEqual([null, null]);
    for (let reload = 1; reload <= 50; reload += 1) {
      clock.advance(11 * SECOND);
      const again = await visit(visitor);
      expect(again.visitor).toBe(visitor);
      expect(again.registration).toMatchObject({ expires: DEADLINE, closed: false });
    }
    clock.set(DEADLINE * SECOND - 1);
    expect((await visit(visitor)).registration).toMatchObject({ time: 1, closed: false });
    clock.advance(1);
    expect((await visit(visitor)).registration).toMatchObject({ time: 0, closed: true });
    clock.advance(3 * DAY);
    expect((await visit(visitor)).registration).toMatchObject({ expires: DEADLINE, closed: true });
  });

  it('is not extended by clearing the storage of a browser with the same address', async () => {
    const { clock, visit } = testPromotions();
    const first = await visit(undefined, '10.0.0.1');
    clock.advance(4 * MINUTE);
    const cleared = await visit(undefined, '10.0.0.1');
    expect(cleared.visitor).not.toBe(first.visitor);
    expect(cleared.registration).toMatchObject({ time: 6, expires: DEADLINE });
    expect((await visit(undefined, '10.0.0.2')).registration).toMatchObject({ time: 10 });
    clock.advance(7 * MINUTE);
    expect(await visit(undefined, '10.0.0.1')).toMatchObject({ registration: null, visitor: null });
    expect((await visit(cleared.visitor, '10.0.0.1')).registration?.closed).toBe(true);
    clock.advance(HOUR);
    expect((await visit(undefined, '10.0.0.1')).registration).toMatchObject({ time: 10 });
  });

  it('restarts only with a new campaign, and the operator can end it for everyone', async () => {
    const { call, clock, context, visit } = testPromotions();
    const { visitor, registration } = await visit();
    clock.advance(20 * MINUTE);
    startRegistrationCampaign(context, 5 * MINUTE);
    const fresh = await visit(visitor);
    expect(fresh.registration).toMatchObject({ time: 5, closed: false });
    expect(fresh.registration?.id).not.toBe(registration?.id);
    endRegistrationCampaign(context);
    expect((await visit(fresh.visitor)).registration).toMatchObject({ time: 0, closed: true });
    expect(await visit()).toMatchObject({ registration: null, visitor: null });
    const listed = async () =>
      (await call('GET', '/api/promotion/list?id=sign-up')).body.result as unknown as object[];
    expect(await listed()).toEqual([]);
    startRegistrationCampaign(context, 5 * MINUTE);
    expect(await listed()).toHaveLength(1);
  });

  it('gives its credit once to the newly registered member, and starts the deposit promotion', async () => {
    const { clock, context, visit, as } = testPromotions();
    const { visitor } = await visit();
    const { visitor: late } = await visit();
    const join = (member: string, token: string | null) =>
      joinUnderPromotion(context, { member, visitor: token ?? undefined });
    expect(join('m_0002', visitor)).toBe(5000);
    expect(join('m_0003', visitor)).toBeNull();
    expect(join('m_0003', 'v_invented')).toBeNull();
    const member = await as('new');
    expect(await member.balance()).toBe(50);
    expect((await member.running()).deposit).toMatchObject({ deposit: 500, credit: 100, time: 10 });
    expect((await visit(visitor)).registration).toBeNull();
    clock.advance(10 * MINUTE);
    expect(join('m_0003', late)).toBeNull();
  });

  it('is not available to members', async () => {
    const { visit, as } = testPromotions();
    const { visitor } = await visit();
    const { get } = await as('demo');
    const reply = await get(`/api/v3/member/getPromotion?visitor=${visitor}`);
    expect(reply.body.result).toMatchObject({ registration: null, deposit: null, visitor: null });
  });
});

describe('the deposit promotion of a member', () => {
  it('runs for ten minutes from the seed, is reported as closed for an hour, and then disappears', async () => {
    const { clock, as } = testPromotions();
    const promo = await as('promo');
    const { deposit } = await promo.running();
    expect(deposit).toMatchObject({ deposit: 500, credit: 100, time: 10, expires: DEADLINE });
    clock.set(DEADLINE * SECOND - 1);
    expect((await promo.running()).deposit).toMatchObject({ time: 1, closed: false });
    clock.advance(1);
    expect((await promo.running()).deposit).toMatchObject({ time: 0, closed: true });
    clock.set(DEADLINE * SECOND + HOUR);
    expect((await (await as('promo')).running()).deposit).toBeNull();
  });

  it('restarts a day after its end, for invited members only', async () => {
    const { clock, context, as } = testPromotions();
    startDepositPromotion(context, 'm_0001', 10 * MINUTE);
    clock.set(DEADLINE * SECOND + DAY - 1);
    expect((await (await as('promo')).running()).deposit).toBeNull();
    clock.advance(1);
    const promo = await as('promo');
    const { deposit } = await promo.running();
    expect(deposit).toMatchObject({ time: 10, closed: false });
    clock.advance(MINUTE);
    expect((await promo.running()).deposit?.expires).toBe(deposit?.expires);
    expect((await (await as('demo')).running()).deposit).toBeNull();
  });
});
