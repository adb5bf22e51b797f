import { describe, expect, it } from 'vitest';
import { reset } from '../control/reset.ts';
import type { Refusal } from '../http/refusal.ts';
import { type TestRow, testSandbox } from '../testing/testSandbox.ts';
import { gameTriggers } from './gameTriggers.ts';

const LISTS = '/api/v3/member/game/lists';
const CATEGORIES = '/api/v3/member/game/categorys';
const LAUNCH = '/api/v3/member/game/launch';
const DEMO = '/api/v3/member/game/demo';

async function switched() {
  const sandbox = testSandbox();
  const me = await sandbox.member();
  return {
    ...sandbox,
    pull(id: string, fields: Record<string, string> = {}) {
      const trigger = gameTriggers.find((each) => each.id === id);
      if (!trigger) throw new Error(`There is no trigger ${id}`);
      return trigger.pull(sandbox.context, fields);
    },
    async list(body: object): Promise<readonly TestRow[]> {
      return (await me.post(LISTS, body)).body.result.list;
    },
    async category(id: string): Promise<TestRow | undefined> {
      const { body } = await me.post(CATEGORIES);
      return (body.result as unknown as TestRow[]).find(({ category }) => category === id);
    },
    launch: (code: string, lang = 'th', path = LAUNCH) =>
      me.post(path, { client: 'MB', game_code: code, lang }),
  };
}

const GAME = { game: 'durian-riot' };
const PROVIDER = { provider: 'pixel-durian' };

describe('a game in maintenance', () => {
  it('answers 99 with the operator’s message, is marked in lists, and opens again', async () => {
    const { launch, list, pull } = await switched();
    pull('game-maintenance', { ...GAME, sentence: 'ปิดถึง 12:00 น.' });
    expect((await launch('durian-riot')).body).toEqual({ code: 99, message: 'ปิดถึง 12:00 น.' });
    expect((await launch('durian-riot', 'en', DEMO)).body.code).toBe(99);
    expect((await list({ ids: ['g_durian-riot'] }))[0]?.launching).toBe(false);
    expect((await launch('kite-duel')).body.code).toBe(0);
    pull('game-open', GAME);
    expect((await launch('durian-riot')).body.code).toBe(0);
    expect((await list({ ids: ['g_durian-riot'] }))[0]?.launching).toBe(true);
  });

  it('has a default message in the language of the page if the operator gave none', async () => {
    const { launch, pull } = await switched();
    pull('game-maintenance', GAME);
    expect((await launch('durian-riot', 'th')).body.message).toMatch(/[\u0e00-\u0e7f]/);
    expect((await launch('durian-riot', 'en')).body.message).toMatch(/^This game is under/);
  });

  it('is not recorded as played', async () => {
    const { launch, list, pull } = await switched();
    pull('game-maintenance', GAME);
    await launch('durian-riot');
    expect((await list({ ids: ['g_durian-riot'] }))[0]?.recent).toBe(false);
  });
});

describe('a hidden game', () => {
  it('is in no list and no count, and cannot be launched', async () => {
    const { call, category, launch, list, pull } = await switched();
    const before = (await category('pixel-durian'))?.count ?? 0;
    pull('game-hidden', GAME);
    expect(await list({ search: 'durian riot' })).toEqual([]);
    expect((await category('pixel-durian'))?.count).toBe(before - 1);
    expect((await launch('durian-riot')).status).toBe(404);
    expect((await launch('durian-riot', 'th', DEMO)).status).toBe(404);
    expect((await call('POST', LISTS)).body.result.total).toBe(219);
  });
});

describe('a provider', () => {
  it('in maintenance closes all of its games with its own message', async () => {
    const { category, launch, list, pull } = await switched();
    pull('provider-maintenance', { ...PROVIDER, sentence: 'ค่ายนี้ปิดถึงเที่ยง' });
    expect((await launch('durian-riot')).body).toEqual({ code: 99, message: 'ค่ายนี้ปิดถึงเที่ยง' });
    const own = await list({ category: 'pixel-durian', limit: 500 });
    expect(own.length).toBeGreaterThan(5);
    expect(own.every(({ launching }) => !launching)).toBe(true);
    expect(await category('pixel-durian')).toMatchObject({ launching: false, enable: true });
    expect((await launch('kite-duel')).body.code).toBe(0);
    pull('provider-open', PROVIDER);
    expect((await launch('durian-riot')).body.code).toBe(0);
    expect(await category('pixel-durian')).toMatchObject({ launching: true, enable: true });
  });

  it('that is not offered answers 5003 regardless of its games, and is not enabled', async () => {
    const { category, launch, pull } = await switched();
    pull('game-maintenance', GAME);
    pull('provider-disabled', PROVIDER);
    const { body } = await launch('durian-riot', 'en');
    expect([body.code, body.message]).toEqual([5003, expect.stringContaining('Pixel Durian')]);
    expect(await category('pixel-durian')).toMatchObject({ launching: false, enable: false });
  });
});

describe('a badge', () => {
  it.each(['new', 'hot', 'none'] as const)('%s is set immediately', async (mark) => {
    const { list, pull } = await switched();
    pull('game-mark', { ...GAME, mark });
    const [game] = await list({ ids: ['g_durian-riot'] });
    expect(game).toMatchObject({ new: mark === 'new', hot: mark === 'hot' });
  });
});

describe('a displayed win', () => {
  it('is first in the wins of its game, with a masked name', async () => {
    const { clock, list, pull } = await switched();
    clock.advance(1000);
    pull('game-win', { ...GAME, username: 'somsak', bet: '20', times: '250' });
    const [game] = await list({ ids: ['g_durian-riot'], slotWinHistory: true });
    expect(game?.slotWinHistory[0]).toEqual({
      username: 'som***',
      date_time: Math.floor(clock.now() / 1000),
      bet: 20,
      win: 5000,
      multiplier: 250,
    });
  });
});

describe('a reset', () => {
  it('offers every game again', async () => {
    const { call, clock, context, pull } = await switched();
    pull('game-hidden', GAME);
    pull('provider-disabled', PROVIDER);
    reset(context, clock);
    const { result } = (await call('POST', LISTS, { body: { ids: ['g_durian-riot'] } })).body;
    expect(result.total).toBe(1);
    const { body } = await call('POST', DEMO, {
      body: { client: 'PC', game_code: 'durian-riot', lang: 'th' },
    });
    expect(body.code).toBe(0);
  });
});

describe('a trigger', () => {
  it.each([
    ['game-maintenance', { game: 'nothing' }, 'game'],
    ['provider-maintenance', { provider: 'nobody' }, 'provider'],
    ['game-mark', { ...GAME, mark: 'best' }, 'mark'],
    ['game-mark', { game: 'nothing', mark: 'new' }, 'game'],
    ['game-win', { ...GAME, username: 'a', bet: '20', times: '4' }, 'times'],
    ['game-win', { ...GAME, username: 'a', bet: '0', times: '10' }, 'bet'],
    ['game-win', { ...GAME, username: 'a', bet: '1', times: '' }, 'times'],
    ['game-win', { ...GAME, username: '', bet: '1', times: '10' }, 'username'],
    ['game-win', { game: 'aurum-baccarat', username: 'a', bet: '20', times: '10' }, 'game'],
  ] as const)('%s %j names the invalid field: %s', async (id, fields, field) => {
    const { pull } = await switched();
    let refused: unknown;
    try {
      pull(id, { ...fields });
    } catch (error) {
      refused = error;
    }
    expect((refused as Refusal).body).toMatchObject({ code: 4000, field });
  });

  it('works with the initial values of its fields', async () => {
    const { pull } = await switched();
    for (const { id, fields = [] } of gameTriggers) {
      const first = Object.fromEntries(fields.map(({ name, value = '' }) => [name, value]));
      expect(pull(id, first)).toMatch(/\.$/);
    }
  });
});
