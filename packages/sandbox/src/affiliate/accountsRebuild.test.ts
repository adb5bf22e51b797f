import { satang } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { ledger } from '../db/migrations/0001-ledger.ts';
import { members } from '../db/migrations/0002-members.ts';
import { cashier } from '../db/migrations/0003-cashier.ts';
import { play } from '../db/migrations/0004-play.ts';
import { affiliate } from '../db/migrations/0009-affiliate.ts';
import { post } from '../ledger/ledger.ts';

/** A database of an earlier version in which money has moved. */
function oldDatabase() {
  const db = openDatabase(':memory:');
  for (const sql of [ledger, members, cashier, play]) db.transaction(() => db.script(sql));
  db.run("INSERT INTO accounts (id, kind) VALUES ('house:bank', 'house'), ('wallet:m', 'wallet')");
  for (let at = 1; at <= 50; at += 1) {
    const wallet = { from: 'house:bank', to: 'wallet:m' };
    const back = { from: 'wallet:m', to: 'house:bank' };
    const way = at % 3 === 0 ? back : wallet;
    post(db, { time: at, kind: 'test', reference: String(at), ...way, amount: satang(at) });
  }
  return db;
}

function everything(db: ReturnType<typeof oldDatabase>) {
  return {
    accounts: db.all('SELECT * FROM accounts ORDER BY id'),
    postings: db.all('SELECT * FROM postings ORDER BY id'),
    entries: db.all('SELECT * FROM entries ORDER BY posting, account'),
  };
}

describe('the ledger of an earlier version', () => {
  it('keeps every account, posting and balance in the migration', () => {
    const db = oldDatabase();
    const before = everything(db);
    db.transaction(() => db.script(affiliate));
    expect(everything(db)).toEqual(before);
    expect(db.all('PRAGMA foreign_key_check')).toEqual([]);
    expect(db.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    db.close();
  });

  it('keeps its rules: append-only, continuous numbers, no negative wallet or income account', () => {
    const db = oldDatabase();
    db.transaction(() => db.script(affiliate));
    expect(() => db.run('UPDATE postings SET satang = 1')).toThrow('append-only');
    expect(() => db.run('DELETE FROM postings')).toThrow('append-only');
    db.run("INSERT INTO accounts (id, kind) VALUES ('affiliate:m', 'affiliate')");
    const posting = { time: 1, kind: 'commission', from: 'house:bank', to: 'affiliate:m' };
    post(db, { ...posting, reference: 'a', amount: satang(70) });
    expect(db.get('SELECT max(id) AS id FROM postings')).toEqual({ id: 51 });
    expect(db.get("SELECT balance FROM accounts WHERE id = 'affiliate:m'")).toEqual({
      balance: 70,
    });
    const out = { time: 1, kind: 'out', reference: 'b', from: 'affiliate:m', to: 'wallet:m' };
    expect(() => post(db, { ...out, amount: satang(71) })).toThrow('CHECK constraint failed');
    expect(() => post(db, { ...posting, reference: 'a', amount: satang(1) })).toThrow('UNIQUE');
    expect(() =>
      post(db, { ...posting, reference: 'c', to: 'wallet:nobody', amount: satang(1) }),
    ).toThrow('FOREIGN KEY');
    expect(() => db.run("INSERT INTO accounts (id, kind) VALUES ('x', 'other')")).toThrow('CHECK');
    db.close();
  });
});
