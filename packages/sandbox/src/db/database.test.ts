import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { ledger } from './migrations/0001-ledger.ts';
import { members } from './migrations/0002-members.ts';
import { cashier } from './migrations/0003-cashier.ts';

describe('a database file', () => {
  it('keeps everything after a restart and is seeded once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const file = join(folder, 'sandbox.db');
    const headers = { 'Content-Type': 'application/json' };
    const login = { method: 'POST', body: '{"username":"demo","password":"demo1234"}', headers };
    const first = createSandbox({ file });
    const reply = await first.api.request('/api/v1/member/login', login);
    const { result } = (await reply.json()) as { result: { access_token: string } };
    const call = (sandbox: typeof first, path: string, body = '{}') =>
      sandbox.api.request(path, {
        method: 'POST',
        body,
        headers: { ...headers, Authorization: `Bearer ${result.access_token}` },
      });
    await call(first, '/api/v1/member/withdraw', '{"balance":500.5}');
    first.close();
    const second = createSandbox({ file });
    const credit = await call(second, '/api/v1/member/credit');
    expect(await credit.json()).toEqual({ code: 0, result: { balance: 11_999.5 } });
    second.close();
    rmSync(folder, { recursive: true });
  });

  it('of an earlier version keeps its data and gets the new tables and seeds', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const file = join(folder, 'sandbox.db');
    const old = openDatabase(file);
    old.script(`${ledger}; ${members}; ${cashier}; PRAGMA user_version = 3;
      INSERT INTO members (id, username, password, firstname, lastname) VALUES ('m_0001', 'demo', 'x:y', 'ก', 'ข');
      INSERT INTO accounts (id, kind) VALUES ('wallet:m_0001', 'wallet'), ('house:bank', 'house');
      INSERT INTO postings (time, kind, reference, debit, credit, satang)
        VALUES (1, 'deposit', 'D1', 'house:bank', 'wallet:m_0001', 700);`);
    old.close();
    const sandbox = createSandbox({ file });
    const { db } = sandbox;
    const balances = db.all<{ id: string; balance: number }>(
      "SELECT id, balance FROM accounts WHERE id IN ('wallet:m_0001', 'wallet:m_0005') ORDER BY id",
    );
    expect(balances.map(({ balance }) => balance)).toEqual([700, 123_456_789]);
    const demo = db.get<{ firstname: string }>("SELECT firstname FROM members WHERE id = 'm_0001'");
    expect(demo?.firstname).toBe('ก');
    expect(db.all("SELECT 1 FROM deposits WHERE member = 'm_0001'")).toEqual([]);
    expect(db.all('SELECT 1 FROM channels')).toHaveLength(8);
    sandbox.close();
    rmSync(folder, { recursive: true });
  });

  it('of a later version is not changed and gives an error message', () => {
    const db = openDatabase(':memory:');
    migrate(db);
    db.script('PRAGMA user_version = 999');
    expect(() => migrate(db)).toThrow('later version');
  });
});

describe('a transaction', () => {
  it('leaves nothing behind when it fails, and a nested one joins the outer one', () => {
    const db = openDatabase(':memory:');
    db.script('CREATE TABLE things (name TEXT)');
    const insert = (name: string) => db.run('INSERT INTO things (name) VALUES (?)', name);
    expect(() =>
      db.transaction(() => {
        insert('a');
        db.transaction(() => insert('b'));
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(db.all('SELECT * FROM things')).toEqual([]);
    expect(db.transaction(() => insert('c'))).toBe(1);
    expect(db.all('SELECT * FROM things')).toHaveLength(1);
  });
});
