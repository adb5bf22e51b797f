import { describe, expect, it } from 'vitest';
import { MINUTE } from '../clock/units.ts';
import { promotionTriggers } from './promotionTriggers.ts';
import { testPromotions } from './testPromotions.ts';

function pulling(context: Parameters<(typeof promotionTriggers)[number]['pull']>[0]) {
  return (id: string, fields: Record<string, string> = {}) => {
    const trigger = promotionTriggers.find((each) => each.id === id);
    if (!trigger) throw new Error(`no trigger ${id}`);
    return trigger.pull(context, fields);
  };
}

describe('the promotion triggers', () => {
  it('start and end the registration promotion of every visitor', async () => {
    const { context, visit } = testPromotions();
    const pull = pulling(context);
    pull('start-registration-promotion', { minutes: '3' });
    const { visitor, registration } = await visit();
    expect(registration).toMatchObject({ time: 3, closed: false });
    pull('end-registration-promotion');
    expect((await visit(visitor)).registration).toMatchObject({ closed: true });
  });

  it('start and end the deposit promotion of a member', async () => {
    const { clock, context, as } = testPromotions();
    const pull = pulling(context);
    const demo = await as('demo');
    expect(pull('end-deposit-promotion', { member: 'm_0001' })).toContain('had no');
    pull('start-deposit-promotion', { member: 'm_0001', minutes: '5' });
    expect((await demo.running()).deposit).toMatchObject({ time: 5 });
    clock.advance(MINUTE);
    expect(pull('end-deposit-promotion', { member: 'm_0001' })).toContain('is over');
    expect((await demo.running()).deposit).toMatchObject({ time: 0, closed: true });
  });

  it('switch the failure of the reward service on and off', async () => {
    const { context, as } = testPromotions();
    const pull = pulling(context);
    const promo = await as('promo');
    pull('reward-check', { mode: 'fails' });
    expect((await promo.check()).code).toBe(1);
    pull('reward-check', { mode: 'works' });
    expect((await promo.check()).code).toBe(2);
  });

  it('withdraw and publish a promotion', async () => {
    const { context, as } = testPromotions();
    const pull = pulling(context);
    const demo = await as('demo');
    pull('withdraw-promotion', { promotion: 'daily-first' });
    expect(await demo.offer('daily-first')).toBeUndefined();
    pull('publish-promotion', { promotion: 'daily-first' });
    expect(await demo.offer('daily-first')).toBeDefined();
  });

  it.each([
    ['start-registration-promotion', { minutes: '0' }, 'minutes'],
    ['start-registration-promotion', { minutes: '1.5' }, 'minutes'],
    ['start-deposit-promotion', { member: 'm_9999', minutes: '5' }, 'member'],
    ['start-deposit-promotion', { member: 'm_0001', minutes: '1441' }, 'minutes'],
    ['end-deposit-promotion', {}, 'member'],
    ['reward-check', { mode: 'explodes' }, 'mode'],
    ['publish-promotion', { promotion: 'nothing' }, 'promotion'],
  ] as const)('%s refuses %j and names the field %s', (id, fields, field) => {
    const { context } = testPromotions();
    expect(() => pulling(context)(id, fields)).toThrow(
      expect.objectContaining({ body: expect.objectContaining({ code: 4000, field }) }),
    );
  });
});
