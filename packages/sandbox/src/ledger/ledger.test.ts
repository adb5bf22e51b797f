import { satang, satangFromBaht } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { DAY } from '../clock/units.ts';
import type { Database } from '../db/database.ts';
import { seededRandom } from '../random/random.ts';
import { defaultRules } from '../rules.ts';
import { type TestReply, TEST_START, testSandbox } from '../testing/testSandbox.ts';
import { BANK, GAMES, walletOf } from './accounts.ts';
import { balanceOf, post } from './ledger.ts';

const OPERATIONS = process.env['PROVE'] ? 10_000 : 1000;

/** Accounts whose kept balance is not the sum of their entries. */
function falseBalances(db: Database): object[] {
  return db.all(
    `SELECT id, balance FROM accounts
     WHERE balance <> (SELECT coalesce(sum(satang), 0) FROM entries WHERE account = accounts.id)`,
  );
}

function unbalancedTransfers(db: Database): object[] {
  return db.all(
    'SELECT kind, reference FROM entries GROUP BY kind, reference HAVING sum(satang) <> 0',
  );
}

function lowestWallet(db: Database): number | undefined {
  return db.get<{ least: number }>(
    `SELECT min(running) AS least FROM (
       SELECT sum(satang) OVER (PARTITION BY account ORDER BY posting) AS running FROM entries
       WHERE account LIKE 'wallet:%')`,
  )?.least;
}

describe('the ledger', () => {
  it('starts with a history whose sum is exactly the 12,500.00 baht of the demo member', () => {
    const { db } = testSandbox();
    const sum = db.get<{ sum: number }>(
      'SELECT sum(satang) AS sum FROM entries WHERE account = ?',
      walletOf('m_0001'),
    );
    expect(sum?.sum).toBe(1_250_000);
    expect(falseBalances(db)).toEqual([]);
    expect(lowestWallet(db)).toBeGreaterThanOrEqual(0);
  });

  it('lets nobody change or delete what was written', () => {
    const { db } = testSandbox();
    expect(() => db.run('UPDATE postings SET satang = satang + 1')).toThrow('append-only');
    expect(() => db.run('DELETE FROM postings')).toThrow('append-only');
    expect(() => db.run('REPLACE INTO postings SELECT * FROM postings')).toThrow('append-only');
    expect(balanceOf(db, walletOf('m_0001'))).toBe(1_250_000);
  });

  it('takes no wallet below zero, no amount of nothing, and no reference twice', () => {
    const { db } = testSandbox();
    const wallet = walletOf('m_0002');
    const posting = { time: TEST_START, kind: 'test', from: wallet, to: GAMES };
    expect(() => post(db, { ...posting, reference: '1', amount: satang(1) })).toThrow(
      'CHECK constraint failed',
    );
    expect(() => post(db, { ...posting, reference: '2', from: BANK, amount: satang(0) })).toThrow(
      'CHECK constraint failed',
    );
    const once = { ...posting, reference: '3', from: BANK, amount: satang(5) };
    post(db, once);
    expect(() => post(db, once)).toThrow('UNIQUE constraint failed');
    expect(falseBalances(db)).toEqual([]);
    expect(balanceOf(db, wallet)).toBe(0);
  });

  it(`adds up after ${OPERATIONS} random operations, and agrees with what members were told`, async () => {
    const { clock, db, member } = testSandbox({
      rules: { withdraw: { ...defaultRules.withdraw, cooldown: 0 }, accessTokenLife: 1000 * DAY },
    });
    const random = seededRandom(20_261_121);
    const members = await Promise.all(['demo', 'new'].map((name) => member(name)));
    const expected = new Map(members.map((each) => [each, 0]));
    for (const each of members) expected.set(each, satangFromBaht(await each.balance()));
    const open: { owner: (typeof members)[number]; qr: TestReply; baht: number }[] = [];
    const add = (owner: (typeof members)[number], amount: number) =>
      expected.set(owner, (expected.get(owner) ?? 0) + amount);

    for (let step = 0; step < OPERATIONS; step += 1) {
      const owner = members[random.below(members.length)];
      if (!owner) throw new Error('unreachable');
      const dice = random.below(10);
      if (dice < 4) {
        const baht = 50 + random.below(2000);
        open.push({ owner, qr: await owner.qr(baht), baht });
      } else if (dice < 8) {
        const amount = 30_000 + random.below(150_000);
        const { body } = await owner.withdraw(amount / 100);
        if (body.code === 0) add(owner, -amount);
        else expect([1001, 1010]).toContain(body.code);
      } else if (dice === 8) {
        const one = open[random.below(Math.max(1, open.length))];
        if (one) await one.owner.ticket('cancel', one.qr);
      } else {
        clock.advance(random.below(3_600_000));
        for (const { owner: paid, qr, baht } of open.splice(0)) {
          const { body } = await paid.ticket('is_deposit', qr);
          if (body.success) add(paid, baht * 100);
          else if (body.code === 0) open.push({ owner: paid, qr, baht });
        }
      }
      if (step % 50 === 0) {
        expect(falseBalances(db)).toEqual([]);
        for (const each of members) await each.balance();
      }
    }
    clock.advance(DAY);
    for (const { owner, qr, baht } of open) {
      if ((await owner.ticket('is_deposit', qr)).body.success) add(owner, baht * 100);
    }
    for (const each of members) {
      expect(satangFromBaht(await each.balance())).toBe(expected.get(each));
    }
    expect(falseBalances(db)).toEqual([]);
    expect(unbalancedTransfers(db)).toEqual([]);
    expect(lowestWallet(db)).toBeGreaterThanOrEqual(0);
    expect(db.get<{ sum: number }>('SELECT sum(balance) AS sum FROM accounts')?.sum).toBe(0);
    expect(db.all("SELECT 1 FROM postings WHERE kind = 'deposit'").length).toBeGreaterThan(
      OPERATIONS / 20,
    );
  });
});
