import { satang } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';
import { BANK, GAMES, walletOf } from './accounts.ts';
import { balanceOf, post } from './ledger.ts';
import { falseBalances, lowestWallet } from './ledgerProofs.ts';

describe('the ledger', () => {
  it('starts with a history that adds up to exactly the 12,500.00 baht of the demo member', () => {
    const { db } = testSandbox();
    const sum = db.get<{ sum: number }>(
      'SELECT sum(satang) AS sum FROM entries WHERE account = ?',
      walletOf('m_0001'),
    );
    expect(sum?.sum).toBe(1_250_000);
    expect(falseBalances(db)).toEqual([]);
    expect(lowestWallet(db)).toBeGreaterThanOrEqual(0);
  });

  it('refuses changes and deletions of postings', () => {
    const { db } = testSandbox();
    expect(() => db.run('UPDATE postings SET satang = satang + 1')).toThrow('append-only');
    expect(() => db.run('DELETE FROM postings')).toThrow('append-only');
    expect(() => db.run('REPLACE INTO postings SELECT * FROM postings')).toThrow('append-only');
    expect(balanceOf(db, walletOf('m_0001'))).toBe(1_250_000);
  });

  it('refuses a negative wallet, an amount of zero and a repeated reference', () => {
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
});
