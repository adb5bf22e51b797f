import { describe, expect, it } from 'vitest';
import { MINUTE, SECOND, unixSeconds } from '../clock/units.ts';
import { Refusal } from '../http/refusal.ts';
import { settle } from '../settle.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';
import { cashierTriggers } from './cashierTriggers.ts';

const DEMO = 'm_0001';
const HISTORY = '/api/v1/member/data/dataHistory';
const TERMS = '/api/v1/member/getMinWithdraw';

/** A sandbox whose triggers run as on the control page. */
function withTriggers() {
  const sandbox = testSandbox();
  const { context } = sandbox;
  const pull = (id: string, fields: Record<string, string>) => {
    const trigger = cashierTriggers.find((each) => each.id === id);
    if (!trigger) throw new Error(`no trigger ${id}`);
    const answer = context.db.transaction(() => trigger.pull(context, fields));
    settle(context);
    return answer;
  };
  return { ...sandbox, pull };
}

describe('the cashier triggers', () => {
  it('have unique ids and a description', () => {
    const ids = cashierTriggers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, explains } of cashierTriggers) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(explains).toMatch(/\.$/);
    }
  });

  it.each(
    cashierTriggers.flatMap((trigger) =>
      (trigger.fields ?? []).map((field) => [trigger, field] as const),
    ),
  )('$id refuses an invalid $name', (trigger, field) => {
    const { context } = testSandbox();
    const start = { member: DEMO, channel: 'b1', decision: 'credit', lock: 'on', state: 'open' };
    const fields = { ...start, number: '5550123456', balance: '1', [field.name]: 'neither' };
    expect(() => context.db.transaction(() => trigger.pull(context, fields))).toThrow(Refusal);
  });
});

describe('an open QR', () => {
  it('is paid once by the trigger, even if it would never be paid otherwise', async () => {
    const { clock, member, pull } = withTriggers();
    const demo = await member();
    const qr = await demo.qr(504);
    expect(pull('qr-pay', { member: DEMO })).toContain('504.00 baht');
    expect((await demo.ticket('is_deposit', qr)).body.success).toBe(true);
    expect(pull('qr-pay', { member: DEMO })).toBe('Nothing happened: demo has no open QR.');
    clock.advance(MINUTE);
    expect(await demo.balance()).toBe(13_004);
  });

  it('expires by the trigger and is never paid', async () => {
    const { clock, member, pull } = withTriggers();
    const demo = await member();
    const qr = await demo.qr(500);
    pull('qr-expire', { member: DEMO });
    expect((await demo.ticket('is_deposit', qr)).body.code).toBe(98);
    clock.advance(4 * SECOND);
    expect(await demo.balance()).toBe(12_500);
  });

  it('raises an alert and is never paid', async () => {
    const { clock, member, pull } = withTriggers();
    const demo = await member();
    const qr = await demo.qr(500);
    pull('qr-alert', { member: DEMO });
    clock.advance(4 * SECOND);
    expect((await demo.ticket('is_deposit', qr)).body.result.alert).toBeTruthy();
    expect(pull('qr-pay', { member: DEMO })).toMatch(/^Nothing happened/);
    expect(await demo.balance()).toBe(12_500);
  });
});

describe('a transfer in review', () => {
  it.each([
    ['credit', 13_100, 'deposit'],
    ['turnDown', 12_500, 'cancel'],
  ])('is decided: %s', async (decision, balance, type) => {
    const { clock, member, pull } = withTriggers();
    const demo = await member();
    expect(pull('transfer-decide', { member: DEMO, decision })).toContain('600.00 baht');
    clock.advance(MINUTE);
    expect(await demo.balance()).toBe(balance);
    const [row] = (await demo.post(HISTORY, { limit: 1 })).body.result.list;
    expect(row).toMatchObject({ type, amount: 600, status: 1 });
    expect(pull('transfer-decide', { member: DEMO, decision })).toMatch(/^Nothing happened/);
  });

  it('is not decided automatically after an early decision', async () => {
    const { clock, member, pull } = withTriggers();
    const demo = await member();
    const slip = { type: 'bank', id: 'b1', amount: 900, time: unixSeconds(TEST_START) };
    await demo.transfer(slip);
    pull('transfer-decide', { member: DEMO, decision: 'turnDown' });
    clock.advance(10 * MINUTE);
    expect(await demo.balance()).toBe(12_500);
  });
});

describe('a pending withdrawal', () => {
  it('is paid out by the trigger', async () => {
    const { db, member, pull } = withTriggers();
    const demo = await member();
    await demo.withdraw(500);
    pull('withdrawal-pay-out', { member: DEMO });
    expect((await demo.post(HISTORY, { limit: 1 })).body.result.list[0]?.status).toBe(1);
    expect(
      db.all("SELECT 1 FROM postings WHERE kind = 'payout' AND time = ?", TEST_START),
    ).toHaveLength(1);
  });

  it('is cancelled: the money returns, the history shows it, and there is no lock', async () => {
    const { clock, member, pull } = withTriggers();
    const demo = await member();
    await demo.withdraw(500.25);
    pull('withdrawal-cancel', { member: DEMO });
    expect(await demo.balance()).toBe(12_500);
    clock.advance(5 * MINUTE);
    expect(await demo.balance()).toBe(12_500);
    const { list } = (await demo.post(HISTORY, { limit: 1 }, { 'Accept-Language': 'en' })).body
      .result;
    expect(list[0]).toMatchObject({
      type: 'cancel',
      amount: 500.25,
      note: 'Returned to your wallet',
    });
    expect((await demo.withdraw(500)).body.code).toBe(0);
  });
});

describe('the withdrawal lock', () => {
  it('is switched on and off, in the API and in its reported values', async () => {
    const { member, pull } = withTriggers();
    const demo = await member();
    pull('withdraw-lock', { member: DEMO, lock: 'on' });
    expect((await demo.withdraw(300)).body.code).toBe(1005);
    expect((await demo.get(TERMS)).body.date).toBe(unixSeconds(TEST_START));
    pull('withdraw-lock', { member: DEMO, lock: 'off' });
    expect((await demo.get(TERMS)).body).not.toHaveProperty('date');
    expect((await demo.withdraw(300)).body.code).toBe(0);
    expect((await demo.withdraw(300)).body.code).toBe(1005);
    pull('withdraw-lock', { member: DEMO, lock: 'off' });
    expect((await demo.withdraw(300)).body.code).toBe(0);
  });
});

describe('the daily limits', () => {
  it.each([
    ['amount', 1009, { amount_left: 0, count_left: 20 }],
    ['count', 1010, { amount_left: 2_000_000, count_left: 0 }],
    ['both', 1011, { amount_left: 0, count_left: 0 }],
  ])('are used up by %s until midnight in Bangkok', async (limit, code, daily) => {
    const { clock, member, pull } = withTriggers();
    const demo = await member();
    pull('withdraw-daily', { member: DEMO, limit });
    expect((await demo.get(TERMS)).body.daily).toMatchObject(daily);
    expect((await demo.withdraw(300)).body.code).toBe(code);
    expect((await (await member('rich')).withdraw(300)).body.code).toBe(0);
    clock.set(Date.UTC(2026, 0, 15, 17));
    expect((await (await member()).withdraw(300)).body.code).toBe(0);
  });

  it('are reset', async () => {
    const { member, pull } = withTriggers();
    const demo = await member();
    pull('withdraw-daily', { member: DEMO, limit: 'both' });
    pull('withdraw-daily', { member: DEMO, limit: 'none' });
    expect((await demo.withdraw(300)).body.code).toBe(0);
  });
});

describe('a balance', () => {
  it('is set through ledger postings, up and down', async () => {
    const { db, member, pull } = withTriggers();
    const demo = await member();
    for (const balance of ['20,000.55', '0', '12500']) {
      pull('balance-set', { member: DEMO, balance });
      expect(await demo.balance()).toBe(Number(balance.replace(',', '')));
    }
    expect(pull('balance-set', { member: DEMO, balance: '12500' })).toMatch(/^Nothing happened/);
    expect(db.get<{ sum: number }>('SELECT sum(balance) AS sum FROM accounts')?.sum).toBe(0);
  });
});

describe('a channel', () => {
  it('of a bank gets a new number: the reply has its date and the old number, and members get a notice', async () => {
    const { db, member, pull } = withTriggers();
    const notices = () => db.all('SELECT 1 FROM notices').length;
    const before = notices();
    pull('bank-account-change', { channel: 'b1', number: '555-0-12345-6', group: 'A' });
    expect(notices()).toBe(before + 1);
    const { result } = (await (await member()).post('/api/v1/member/data/profile')).body;
    const [b1] = (result as unknown as { bank: object[] }).bank;
    expect(b1).toMatchObject({
      acc_no: '5550123456',
      changed: unixSeconds(TEST_START),
      acc_no_before: '9876543210',
    });
  });

  it('refuses requests while it is closed, and accepts them when it is open again', async () => {
    const { member, pull } = withTriggers();
    const demo = await member();
    pull('channel-switch', { channel: 'p1', state: 'closed' });
    expect((await demo.qr(500)).body.message).toBe('channel is closed:CH-204');
    pull('channel-switch', { channel: 'p1', state: 'open' });
    expect((await demo.qr(500)).body.code).toBe(0);
  });
});
