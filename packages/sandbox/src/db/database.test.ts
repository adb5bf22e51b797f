import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

describe('a database file', () => {
  it('survives a restart with everything in it, and is seeded once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const file = join(folder, 'sandbox.db');
    const login = { method: 'POST', body: '{"username":"demo","password":"demo1234"}' };
    const first = createSandbox({ file });
    const reply = await first.api.request('/api/v1/member/login', login);
    const { result } = (await reply.json()) as { result: { access_token: string } };
    const call = (sandbox: typeof first, path: string, body = '{}') =>
      sandbox.api.request(path, {
        method: 'POST',
        body,
        headers: { Authorization: `Bearer ${result.access_token}` },
      });
    await call(first, '/api/v1/member/withdraw', '{"balance":500.5}');
    first.close();
    const second = createSandbox({ file });
    const credit = await call(second, '/api/v1/member/credit');
    expect(await credit.json()).toEqual({ code: 0, result: { balance: 11_999.5 } });
    second.close();
    rmSync(folder, { recursive: true });
  });

  it('of a later version is left alone, with a sentence that says why', () => {
    const db = openDatabase(':memory:');
    migrate(db);
    db.script('PRAGMA user_version = 999');
    expect(() => migrate(db)).toThrow('later version');
  });
});

describe('a transaction', () => {
  it('leaves nothing behind when it fails, and joins the one around it', () => {
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
