import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/testSandbox.ts';
import { addExtraMembers } from './extraMembers.ts';

describe('ordinary members', () => {
  it('log in like the seeded members, with money from ledger postings', async () => {
    const { db, member } = testSandbox({ rules: { extraMembers: 30 } });
    const first = await member('player00001');
    expect(await first.balance()).toBeGreaterThanOrEqual(100);
    const { result } = (await first.post('/api/v1/member/data/dataHistory')).body;
    expect(result.list).toMatchObject([{ type: 'deposit', amount: await first.balance() }]);
    expect((await first.get('/api/v1/member/getMinWithdraw')).body.code).toBe(0);
    expect(db.get<{ sum: number }>('SELECT sum(balance) AS sum FROM accounts')?.sum).toBe(0);
    expect(await (await member('player00030')).balance()).toBeGreaterThanOrEqual(100);
  });

  it('are added once regardless of the number of starts; later ones continue the numbering', () => {
    const { context, db } = testSandbox({ rules: { extraMembers: 5 } });
    const count = () =>
      db.get<{ count: number }>("SELECT count(*) AS count FROM members WHERE id LIKE 'x_%'")?.count;
    expect(count()).toBe(5);
    addExtraMembers({ ...context, rules: { ...context.rules, extraMembers: 7 } });
    addExtraMembers(context);
    expect(count()).toBe(7);
  });

  it('do not exist by default', () => {
    const { db } = testSandbox();
    expect(db.all("SELECT 1 FROM members WHERE id LIKE 'x_%'")).toEqual([]);
  });
});

describe('more games', () => {
  it('are in every list and count, can be launched, and have a cover', async () => {
    const { api, call, member } = testSandbox({ rules: { games: 400 } });
    const lists = '/api/v3/member/game/lists';
    const { result } = (await call('POST', lists, { body: { skip: 399 } })).body;
    expect(result.total).toBe(400);
    const [game] = result.list;
    expect(game?.nameTh).toContain('ภาค 2');
    const path = new URL(game?.img ?? '').pathname;
    expect((await api.request(path)).headers.get('Content-Type')).toMatch('image/svg');
    const body = { client: 'PC', game_code: game?.code, lang: 'th' };
    const launch = await (await member()).post('/api/v3/member/game/launch', body);
    expect(launch.body.code).toBe(0);
  });
});
