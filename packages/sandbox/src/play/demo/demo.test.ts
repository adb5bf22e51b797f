import { describe, expect, it } from 'vitest';
import { casinoDemos } from '../../catalogue/demoGames.ts';
import { HOUR, MINUTE } from '../../clock/units.ts';
import { SITE, testSandbox } from '../../testing/testSandbox.ts';

const DEMO = '/api/v3/member/game/demo';

interface DemoBody {
  code: number;
  result: {
    token: string;
    demo: boolean;
    siteOrigin: string;
    balance: number;
    bets: number[];
    win: number;
    cards: { pays: { high: number | null; low: number | null } };
  };
}

/** A visitor who has launched a game with play money. */
async function tried(game = 'durian-riot') {
  const sandbox = testSandbox();
  const { body } = await sandbox.call('POST', DEMO, {
    body: { client: 'PC', game_code: game, lang: 'en' },
    headers: { Origin: SITE },
  });
  const address = new URL(body.result as unknown as string);
  const send = async (path: string, sent: object, token?: string) => {
    const reply = await sandbox.games.request(`/play/api/${path}`, {
      method: 'POST',
      body: JSON.stringify(sent),
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
    });
    return { status: reply.status, body: (await reply.json()) as DemoBody };
  };
  const open = () => send('session', { token: address.searchParams.get('token') ?? '' });
  return { ...sandbox, address, send, open };
}

async function opened(game?: string) {
  const start = await tried(game);
  const { result } = (await start.open()).body;
  const round = (sent: object) => start.send('round', sent, result.token);
  return { ...start, game: result, round };
}

describe('a game with play money', () => {
  it('opens once for a visitor, with 10,000 baht marked as play money', async () => {
    const { address, open } = await tried();
    expect(address.origin + address.pathname).toBe('http://127.0.0.1:4011/play/durian-riot');
    const { result } = (await open()).body;
    expect(result).toMatchObject({ demo: true, balance: 10_000, siteOrigin: SITE });
    expect((await open()).body.code).toBe(7002);
  });

  it('has its own balance, and changes nothing in the ledger and in the rounds of members', async () => {
    const { db, round } = await opened();
    const rows = () =>
      ['postings', 'rounds', 'play_sessions', 'recent_games'].map(
        (table) => db.get<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)?.count,
      );
    const before = rows();
    let expected = 10_000;
    for (let at = 0; at < 40; at += 1) {
      const { result } = (await round({ key: `round-${at}-key`, bet: 10 })).body;
      expected = Math.round((expected - 10 + result.win) * 100) / 100;
      expect(result.balance).toBe(expected);
    }
    expect(rows()).toEqual(before);
  });

  it('plays a round once for 20 requests with one key', async () => {
    const { round } = await opened();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => round({ key: 'round-0001', bet: 5 })),
    );
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await round({ key: 'round-0001', bet: 10 })).status).toBe(409);
  });

  it('ends when the play money is used up, and the balance is never negative', async () => {
    const { db, round } = await opened('durian-riot');
    db.run('UPDATE demo_sessions SET balance = 4999');
    const { body } = await round({ key: 'round-0001', bet: 50 });
    expect([body.code, body.result.balance]).toEqual([1001, 49.99]);
  });

  it('of cards continues from the drawn card', async () => {
    const { game, round } = await opened('velvet-baccarat');
    let pays = game.cards.pays;
    for (let at = 0; at < 10; at += 1) {
      const guess = pays.high === null ? 'low' : 'high';
      const { code, result } = (await round({ key: `round-${at}-key`, bet: game.bets[0], guess }))
        .body;
      expect(code).toBe(0);
      pays = (result as unknown as { pays: typeof pays }).pays;
    }
  });

  it('expires after four hours, its launch token after a minute, and expired rows are deleted', async () => {
    const late = await tried();
    late.clock.advance(MINUTE);
    expect((await late.open()).body.code).toBe(7002);
    const { call, clock, db, round } = await opened();
    await round({ key: 'round-0001', bet: 1 });
    clock.advance(4 * HOUR);
    expect((await round({ key: 'round-0002', bet: 1 })).body.code).toBe(7002);
    await call('POST', DEMO, { body: { client: 'PC', game_code: 'kite-duel', lang: 'en' } });
    expect(db.all('SELECT 1 FROM demo_sessions')).toHaveLength(1);
    expect(db.all('SELECT 1 FROM demo_rounds')).toEqual([]);
  });

  it.each(['loom-daily-lotto', 'no-such-game'])('does not exist for %s', async (code) => {
    const { call } = testSandbox();
    const body = { client: 'PC', game_code: code, lang: 'en' };
    expect((await call('POST', DEMO, { body })).status).toBe(404);
  });
});

describe('the token of one kind of game', () => {
  it('is invalid for the other kind', async () => {
    const { game, send, db } = await opened();
    const hash = db.get<{ play_hash: string }>('SELECT play_hash FROM demo_sessions')?.play_hash;
    expect(hash).not.toContain(game.token);
    const forged = game.token.replace('dp_', 'pt_');
    expect((await send('round', { key: 'round-0001', bet: 1 }, forged)).body.code).toBe(7002);
  });
});

describe('a casino demo entry', () => {
  it('opens a table with play money for everyone, in the preferred browser language', async () => {
    const { games } = testSandbox();
    const at = async (path: string, language = 'th-TH') => {
      const { status, headers } = await games.request(path, {
        headers: { 'Accept-Language': language },
      });
      return { status, to: headers.get('Location') };
    };
    for (const code of casinoDemos) {
      const { status, to } = await at(`/lobby/${code}`);
      expect([status, to?.replace(/token=[^&]+/, '')]).toEqual([
        302,
        `http://127.0.0.1:4011/play/${code}?&lang=th`,
      ]);
    }
    expect((await at('/lobby/lucky-three-dice', 'en-GB,th;q=0.5')).to).toMatch(/&lang=en$/);
    expect((await at('/lobby/durian-riot')).status).toBe(404);
  });
});
