import { satang } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { DAY } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { openGame } from '../play/playSessions.ts';
import { playRound } from '../play/rounds.ts';
import { playPast } from './seedRounds.ts';
import { testPromotions } from './testPromotions.ts';
import { lockedByTurnover } from './turnover.ts';

const PARALLEL = process.env['PROVE'] ? 500 : 25;

/** Bets the amount in one round without a win. */
function lose(context: Context, member: string, game: string, baht: number): void {
  const bet = satang(baht * 100);
  playPast(context, member, [{ game, bet, win: satang(0) }], { from: context.clock.now() });
}

describe('a bonus that is chosen with a deposit', () => {
  it('is given once with the deposit, with a turnover of deposit and bonus', async () => {
    const { db, as } = testPromotions();
    const member = await as('new');
    await member.deposit(300, { bonus: 'welcome' });
    expect(await member.balance()).toBe(600);
    expect(await member.balance()).toBe(600);
    expect((await member.bonuses()).mine).toMatchObject([
      {
        promotion: 'welcome',
        credit: 300,
        status: 'running',
        turnover: { required: 4800, done: 0 },
      },
    ]);
    const [{ balance } = { balance: 0 }] = db.all<{ balance: number }>(
      "SELECT balance FROM accounts WHERE id = 'house:bonuses'",
    );
    expect(balance).toBeLessThanOrEqual(-30_000);
  });

  it('is at most its maximum, and is not given without a choice', async () => {
    const { as } = testPromotions();
    const member = await as('new');
    await member.deposit(5000, { bonus: 'welcome' });
    expect(await member.balance()).toBe(6000);
    await member.deposit(1000, { bonus: 'none' });
    await member.deposit(1000);
    expect(await member.balance()).toBe(8000);
  });

  it('is not given for a cancelled deposit, and is given even if its promotion was withdrawn in the meantime', async () => {
    const { clock, context, db, as } = testPromotions();
    const member = await as('new');
    const cancelled = await member.qr(300, { bonus: 'welcome' });
    await member.ticket('cancel', cancelled);
    clock.advance(context.rules.paymentDelay);
    expect(await member.balance()).toBe(0);
    await member.qr(300, { bonus: 'welcome' });
    db.run("UPDATE promotions SET published = 0 WHERE id = 'welcome'");
    clock.advance(context.rules.paymentDelay);
    expect(await member.balance()).toBe(600);
  });

  it.each([
    ['demo', 'welcome', 300, 'p1', 2103],
    ['demo', 'daily-first', 199, 'p1', 2108],
    ['demo', 'scb-qr', 500, 'p1', 2109],
    ['demo', 'lantern-nights', 500, 'p1', 2102],
    ['demo', 'thank-you', 500, 'p1', 2102],
    ['demo', 'nothing', 500, 'p1', 2102],
    ['promo', 'daily-first', 500, 'p1', 2106],
  ])(
    'of %s is refused: %s with %i baht through %s, code %i',
    async (name, bonus, baht, id, code) => {
      const { db, as } = testPromotions();
      const member = await as(name);
      expect(await member.deposit(baht, { bonus, id })).toEqual({
        code: 98,
        message: `bonus cannot be taken:BN-${code}`,
      });
      expect(db.get("SELECT 1 FROM deposits WHERE status = 'open'")).toBeUndefined();
    },
  );

  it('is given once a day for any number of simultaneous deposits', async () => {
    const { clock, context, as } = testPromotions();
    const demo = await as('demo');
    await demo.qr(1000, { id: 'p1', bonus: 'daily-first' });
    await demo.qr(1000, { id: 'p2', bonus: 'daily-first' });
    await demo.qr(1000, { id: 'p3', bonus: 'payday' });
    clock.advance(context.rules.paymentDelay);
    expect(await demo.balance()).toBe(12_500 + 3000 + 100);
    expect((await demo.offer('daily-first'))?.refusal).toEqual({ code: 2101 });
    expect((await demo.offer('payday'))?.refusal).toEqual({ code: 2106 });
    clock.advance(DAY);
    expect((await (await as('demo')).offer('daily-first'))?.refusal).toEqual({ code: 2106 });
  });

  it('is given every time without a limit', async () => {
    const { as } = testPromotions();
    const demo = await as('demo');
    for (const time of [1, 2, 3]) {
      await demo.deposit(1000, { id: 'p3', bonus: 'scb-qr' });
      expect(await demo.balance()).toBe(12_500 + time * 1020);
    }
  });

  it('is listed for its channels', async () => {
    const { as } = testPromotions();
    const demo = await as('demo');
    const ids = async (channel: string) => (await demo.bonuses(channel)).list.map(({ id }) => id);
    expect(await ids('p1')).toEqual(['welcome', 'daily-first', 'payday', 'fishing']);
    expect(await ids('p3')).toEqual(['welcome', 'daily-first', 'payday', 'fishing', 'scb-qr']);
  });
});

describe('the list of bonuses', () => {
  it('says when each ends, and does not list it after that', async () => {
    const { clock, as } = testPromotions();
    const demo = await as('demo');
    expect((await demo.offer('daily-first'))?.ends).toBeNull();
    const ends = (await demo.offer('payday'))?.ends ?? 0;
    clock.advance(ends * 1000 - clock.now() - 1);
    expect(await (await as('demo')).offer('payday')).toBeDefined();
    clock.advance(1);
    expect(await (await as('demo')).offer('payday')).toBeUndefined();
  });
});

describe('the turnover', () => {
  it('is counted from real rounds of eligible games, and unlocks the bonus when it is complete', async () => {
    const { context, as } = testPromotions();
    const member = await as('new');
    await member.deposit(5000, { bonus: 'welcome' });
    const { body } = await member.post('/api/v3/member/game/launch', {
      client: 'PC',
      game_code: 'durian-riot',
      lang: 'en',
    });
    const token = new URL(body.result as unknown as string).searchParams.get('token') ?? '';
    const { session } = openGame(context, token);
    for (const key of ['round-01', 'round-02']) playRound(context, session, { key, bet: 10 });
    const done = async () => (await member.bonuses()).mine[0]?.turnover.done;
    expect(await done()).toBe(20);
    lose(context, 'm_0002', 'penalty-night', 100);
    expect(await done()).toBe(20);
    context.db.run("UPDATE bonuses SET required = 3000 WHERE member = 'm_0002'");
    expect(lockedByTurnover(context, 'm_0002')).toEqual({ locked: 100_000, left: 1000 });
    context.db.run("UPDATE bonuses SET required = 2000 WHERE member = 'm_0002'");
    expect((await member.bonuses()).mine[0]).toMatchObject({
      status: 'done',
      turnover: { done: 20 },
    });
    expect(lockedByTurnover(context, 'm_0002')).toEqual({ locked: 0, left: 0 });
    expect((await member.offer('daily-first'))?.refusal).toBeNull();
  });

  it('locks the bonus in the wallet, but not the rest of the balance', async () => {
    const { as } = testPromotions();
    const member = await as('new');
    await member.deposit(500, { bonus: 'welcome' });
    expect((await member.withdraw(500.01)).body).toMatchObject({
      code: 1013,
      result: { locked: 500, left: 8000 },
    });
    expect((await member.withdraw(500)).body.code).toBe(0);
  });

  it('ends when the bonus is played away, so that the next deposit is not locked', async () => {
    const { context, as } = testPromotions();
    const member = await as('new');
    await member.deposit(300, { bonus: 'welcome' });
    expect(await member.balance()).toBe(600);
    lose(context, 'm_0002', 'durian-riot', 599.5);
    expect((await member.bonuses()).mine[0]).toMatchObject({
      status: 'lost',
      turnover: { done: 599.5 },
    });
    await member.deposit(1000);
    expect((await member.withdraw(1000)).body.code).toBe(0);
  });

  it('of the seeded members has each state', async () => {
    const { as } = testPromotions();
    expect((await (await as('promo')).bonuses()).mine).toMatchObject([
      { promotion: 'fishing', status: 'running', turnover: { required: 6900, done: 1350 } },
      { promotion: 'sign-up', status: 'done', turnover: { required: 500, done: 500 } },
    ]);
    expect((await (await as('empty')).bonuses()).mine).toMatchObject([
      { promotion: 'welcome', status: 'lost', turnover: { required: 8000, done: 500 } },
    ]);
    expect((await (await as('demo')).bonuses()).mine).toEqual([]);
  });
});

describe('claiming', () => {
  it(`gives the bonus once for ${PARALLEL} simultaneous claims`, async () => {
    const { as } = testPromotions();
    const demo = await as('demo');
    expect(await demo.offer('thank-you')).toMatchObject({
      by: 'claim',
      credit: 150,
      refusal: null,
    });
    const replies = await Promise.all(
      Array.from({ length: PARALLEL }, () => demo.claim('thank-you')),
    );
    const codes = replies.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 2101)).toHaveLength(PARALLEL - 1);
    expect(await demo.balance()).toBe(12_650);
  });

  it('repeats its reply for the same key, and refuses the key for another bonus', async () => {
    const { as } = testPromotions();
    const demo = await as('demo');
    const first = await demo.claim('thank-you', 'claim-0001');
    expect((await demo.claim('thank-you', 'claim-0001')).body).toEqual(first.body);
    expect((await demo.claim('cashback', 'claim-0001')).status).toBe(409);
    expect(await demo.balance()).toBe(12_650);
  });

  it('is possible again in the next period', async () => {
    const { clock, as } = testPromotions();
    await (await as('demo')).claim('thank-you');
    clock.set(Date.UTC(2026, 0, 31, 17));
    const demo = await as('demo');
    expect((await demo.claim('thank-you')).body.code).toBe(0);
  });

  it('pays back 5 percent of the net loss of last week', async () => {
    const { as } = testPromotions();
    const promo = await as('promo');
    const credit = (await promo.offer('cashback'))?.credit ?? 0;
    // 240 baht: 30 on Tuesday of last week and 210 on its Sunday.
    expect(credit).toBe(12);
    const before = await promo.balance();
    expect((await promo.claim('cashback')).body.code).toBe(0);
    expect(await promo.balance()).toBe(before + credit);
  });

  it.each([
    ['new', 'thank-you', 2104, { needed: 10_000, have: 0 }],
    ['demo', 'cashback', 2105, undefined],
    ['demo', 'daily-first', 2107, undefined],
    ['demo', 'sign-up', 2107, undefined],
    ['demo', 'lantern-nights', 2102, undefined],
    ['demo', 'nothing', 2102, undefined],
  ])('of %s is refused: %s, code %i', async (name, id, code, result) => {
    const { as } = testPromotions();
    const member = await as(name);
    const before = await member.balance();
    const { body } = await member.claim(id);
    expect(body).toMatchObject({ code, ...(result && { result }) });
    expect(await member.balance()).toBe(before);
  });
});
