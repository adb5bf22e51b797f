import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../clock/units.ts';
import { TEST_START, testSandbox } from '../../testing/testSandbox.ts';
import { accountLines, accounts } from './accounts.ts';

const LOGIN = '/api/v1/member/login';
const HISTORY = '/api/v1/member/data/dataHistory';

describe('the seeded members', () => {
  it.each([
    ['demo', 12_500, 24],
    ['empty', 0, 5],
    ['rich', 1_234_567.89, 9],
    ['cooldown', 4200, 4],
    ['nousdt', 3150, 3],
    ['onechannel', 850, 3],
  ])('%s has %d baht and a history of at least %i rows', async (username, balance, rows) => {
    const { member } = testSandbox();
    const { balance: read, post } = await member(username);
    const { list, total } = (await post(HISTORY, { limit: 100 })).body.result;
    expect(await read()).toBe(balance);
    expect(total).toBeGreaterThanOrEqual(rows);
    expect(list.every(({ time }) => time * 1000 <= TEST_START)).toBe(true);
  });

  it.each(['new', 'nobank'])('%s has no money and no history', async (username) => {
    const { member } = testSandbox();
    const { balance, post } = await member(username);
    expect(await balance()).toBe(0);
    expect((await post(HISTORY)).body.result.total).toBe(0);
  });

  it.each(['vip', 'aff', 'promo'])('%s has money and a history', async (username) => {
    const { member } = testSandbox();
    const { balance, post } = await member(username);
    expect(await balance()).toBeGreaterThan(0);
    expect((await post(HISTORY)).body.result.total).toBeGreaterThanOrEqual(3);
  });

  it('with a login refusal are refused with their code', async () => {
    const { call } = testSandbox();
    const refused = accounts.filter(({ loginRefusal }) => loginRefusal !== undefined);
    expect(refused.map(({ username, loginRefusal }) => [username, loginRefusal])).toEqual([
      ['locked', 1008],
      ['upline', 1007],
      ['closed', 5001],
      ['wait', 3000],
    ]);
    for (const { username, loginRefusal } of refused) {
      const { body } = await call('POST', LOGIN, { body: { username, password: 'demo1234' } });
      expect(body.code).toBe(loginRefusal);
    }
  });

  it('are listed with their purpose, in lines of at most 120 columns', () => {
    const lines = accountLines();
    expect(lines).toHaveLength(accounts.length + 1);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
    for (const { purpose } of accounts) expect(purpose).toMatch(/^[A-Z].*\.$/);
  });

  it('never had a negative balance', () => {
    const { db } = testSandbox();
    const least = db.get<{ least: number }>(
      `SELECT min(running) AS least FROM (
         SELECT sum(satang) OVER (PARTITION BY account ORDER BY time, posting) AS running FROM entries
         WHERE account LIKE 'wallet:%')`,
    );
    expect(least?.least).toBeGreaterThanOrEqual(0);
  });
});

describe('the member cooldown', () => {
  it('is locked, and locked again by a login after the lock has expired, at the operator’s expense', async () => {
    const { clock, db, member } = testSandbox();
    expect((await (await member('cooldown')).withdraw(300)).body.code).toBe(1005);
    for (let day = 0; day < 30; day += 1) {
      clock.advance(26 * HOUR);
      const cooldown = await member('cooldown');
      expect((await cooldown.withdraw(300)).body.code).toBe(1005);
      expect(await cooldown.balance()).toBe(4200);
    }
    expect(db.all("SELECT 1 FROM withdrawals WHERE member = 'm_0006'")).toHaveLength(32);
    expect(db.get<{ sum: number }>('SELECT sum(balance) AS sum FROM accounts')?.sum).toBe(0);
  });

  it('is not locked longer by a login during the lock', async () => {
    const { clock, member } = testSandbox();
    const first = await member('cooldown');
    const { date } = (await first.get('/api/v1/member/getMinWithdraw')).body;
    clock.advance(9 * MINUTE);
    const second = await member('cooldown');
    expect((await second.get('/api/v1/member/getMinWithdraw')).body.date).toBe(date);
  });
});
