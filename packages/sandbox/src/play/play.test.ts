import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../clock/units.ts';
import type { Database } from '../db/database.ts';
import { SITE, TEST_START, testSandbox } from '../testing/testSandbox.ts';

const LAUNCH = '/api/v3/member/game/launch';

interface PlayBody {
  code: number;
  field: string;
  result: {
    token: string;
    siteOrigin: string;
    balance: number;
    bets: number[];
    win: number;
    grid: number[][];
    right: boolean;
    cards: { card: { rank: number }; pays: { high: number | null; low: number | null } };
  };
}

/** A sandbox with a member who has launched a game. */
async function started(game = 'durian-riot', username = 'demo') {
  const sandbox = testSandbox();
  const member = await sandbox.member(username);
  const { body } = await member.post(
    LAUNCH,
    { client: 'PC', game_code: game, lang: 'en' },
    { Origin: SITE },
  );
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
    return { status: reply.status, body: (await reply.json()) as PlayBody };
  };
  const launchToken = address.searchParams.get('token') ?? '';
  return {
    ...sandbox,
    me: member,
    address,
    send,
    open: () => send('session', { token: launchToken }),
  };
}

async function opened(game?: string, username?: string) {
  const start = await started(game, username);
  const { result } = (await start.open()).body;
  const round = (sent: object) => start.send('round', sent, result.token);
  return { ...start, game: result, round };
}

/** Bets since the sandbox started; the seeded history is older. */
function betsIn(db: Database): object[] {
  return db.all("SELECT 1 FROM postings WHERE kind = 'bet' AND time >= ?", TEST_START);
}

describe('a launch token', () => {
  it('opens the game once, with the balance, the bets and the site to notify', async () => {
    const { open } = await started();
    const { result } = (await open()).body;
    expect(result).toMatchObject({ balance: 12_500, siteOrigin: SITE });
    expect(result.bets[0]).toBeGreaterThan(0);
    expect((await open()).body.code).toBe(7002);
  });

  it('opens one game for 20 simultaneous requests', async () => {
    const { open } = await started();
    const codes = (await Promise.all(Array.from({ length: 20 }, open))).map(
      ({ body }) => body.code,
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
  });

  it('is valid for a minute', async () => {
    const { clock, open } = await started();
    clock.advance(MINUTE);
    expect((await open()).body.code).toBe(7002);
  });

  it('is invalid after logout, and open games end', async () => {
    const early = await started();
    await early.me.post('/api/v1/member/logout');
    expect((await early.open()).body.code).toBe(7002);
    const { me, round } = await opened();
    await me.post('/api/v1/member/logout');
    expect((await round({ key: 'round-0001', bet: 1 })).body.code).toBe(7002);
  });
});

describe('a round', () => {
  it('debits the bet and credits the win through the ledger, and the site sees the same balance', async () => {
    const { me, round, db } = await opened();
    let expected = 1_250_000;
    let won = 0;
    for (let at = 0; at < 60; at += 1) {
      const { body } = await round({ key: `round-${at}-key`, bet: 10 });
      expected += Math.round(body.result.win * 100) - 1000;
      won += body.result.win;
      expect(Math.round(body.result.balance * 100)).toBe(expected);
    }
    expect(Math.round((await me.balance()) * 100)).toBe(expected);
    expect(won).toBeGreaterThan(0);
    const sums = db.all<{ kind: string; sum: number }>(
      "SELECT kind, sum(satang) AS sum FROM postings WHERE kind IN ('bet', 'win') AND time >= ? GROUP BY kind",
      TEST_START,
    );
    expect(Object.fromEntries(sums.map(({ kind, sum }) => [kind, sum]))).toEqual({
      bet: 60_000,
      win: Math.round(won * 100),
    });
  });

  it('is played once for 20 requests with one key', async () => {
    const { db, round } = await opened();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => round({ key: 'round-0001', bet: 5 })),
    );
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(betsIn(db)).toHaveLength(1);
    expect((await round({ key: 'round-0001', bet: 10 })).status).toBe(409);
  });

  it('is refused without cost when the wallet is lower than the bet', async () => {
    const { db, round } = await opened('durian-riot', 'new');
    const { body } = await round({ key: 'round-0001', bet: 1 });
    expect([body.code, body.result.balance]).toEqual([1001, 0]);
    expect(betsIn(db)).toEqual([]);
  });

  it.each([0, 1_000_000, 1.5, -5])('is refused with a bet of %s', async (bet) => {
    const { round } = await opened();
    const { status, body } = await round({ key: 'round-0001', bet });
    expect([status, body.code, body.field]).toEqual([400, 4000, 'bet']);
  });

  it('is refused after four hours, when its session ends', async () => {
    const { clock, round } = await opened();
    clock.advance(4 * HOUR);
    expect((await round({ key: 'round-0001', bet: 1 })).body.code).toBe(7002);
  });

  it('of cards continues from the drawn card, and pays the displayed amount', async () => {
    const { game, round } = await opened('aurum-baccarat');
    let pays = game.cards.pays;
    const bet = game.bets[0] ?? 0;
    for (let at = 0; at < 30; at += 1) {
      const guess = pays.high === null ? 'low' : 'high';
      const { result } = (await round({ key: `round-${at}-key`, bet, guess })).body;
      const expected = result.right ? Math.floor(bet * (pays[guess] ?? 0) * 100 + 1e-6) / 100 : 0;
      expect(result.win).toBe(expected);
      pays = (result as unknown as { pays: typeof pays }).pays;
    }
    expect((await round({ key: 'round-none', bet })).body.field).toBe('guess');
  });
});

describe('the game page', () => {
  it('may load and call only its own origin, and only the site may frame it', async () => {
    const { games, address } = await started();
    const page = await games.request(address.pathname + address.search);
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain(`frame-ancestors ${SITE};`);
    expect(policy).not.toContain('unsafe');
    const html = await page.text();
    expect(html).not.toMatch(/<script(?![^>]*src=)|\sstyle=|\son\w+=|https?:/);
    expect(html).not.toContain('lt_');
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)];
    expect(files.length).toBeGreaterThan(1);
    for (const [, path = ''] of files) {
      expect((await games.request(path)).status, path).toBe(200);
    }
  });

  it('serves every script that its scripts import, as JavaScript', async () => {
    const { games } = testSandbox();
    const seen = new Set<string>();
    const load = async (path: string): Promise<void> => {
      if (seen.has(path)) return;
      seen.add(path);
      const reply = await games.request(path);
      expect(reply.headers.get('Content-Type'), path).toContain('text/javascript');
      for (const [, next = ''] of (await reply.text()).matchAll(/from '(\.[^']+)'/g))
        await load(new URL(next, `http://games.test${path}`).pathname);
    };
    await load('/play/files/play/page/main.ts');
    expect(seen.size).toBeGreaterThan(8);
  });

  it('is a 404 for an unknown game, file or symbol', async () => {
    const { games } = testSandbox();
    for (const path of [
      'x',
      'page/x.ts',
      'page/..%2fplayRoutes.ts',
      'fonts/x.woff2',
      'art/x/cover.svg',
      'art/durian-riot/symbol-8.svg',
    ]) {
      expect((await games.request(`/play/${path}`)).status, path).toBe(404);
    }
  });
});
