import { describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { DAY, HOUR, MINUTE } from '../clock/units.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import { JACKPOTS } from './jackpotRules.ts';
import { jackpotTriggers } from './jackpotTriggers.ts';
import { jackpots } from './jackpots.ts';

const PATH = '/api/v3/member/game/jackpots';

function round(
  { db, clock }: ReturnType<typeof testSandbox>,
  { game, bet }: { game: string; bet: number },
) {
  db.run("INSERT OR IGNORE INTO sessions (id, member, created) VALUES ('s_1', 'm_0001', 0)");
  db.run(
    `INSERT OR IGNORE INTO play_sessions (id, member, session, game, lang, site_origin, launch_hash, launch_expires)
     VALUES ('p_1', 'm_0001', 's_1', '', 'th', '', 'hash', 0)`,
  );
  db.run(
    `INSERT INTO rounds (id, play_session, member, game, key, time, bet, win, request, detail)
     VALUES (?, 'p_1', 'm_0001', ?, ?, ?, ?, 0, '', '')`,
    `r_${game}_${bet}`,
    game,
    `${game} ${bet}`,
    clock.now(),
    bet,
  );
}

const potOf = (sandbox: ReturnType<typeof testSandbox>, id: string) => {
  const pot = jackpots(sandbox.context).find(({ rules }) => rules.id === id);
  if (!pot) throw new Error(`There is no jackpot ${id}`);
  return pot;
};

describe('the pool of a jackpot', () => {
  it('is the same whenever it is asked for, and grows with time by the bets of others', () => {
    const sandbox = testSandbox();
    const first = potOf(sandbox, 'grand').pool;
    expect(potOf(sandbox, 'grand').pool).toBe(first);
    sandbox.clock.advance(MINUTE);
    const second = potOf(sandbox, 'grand').pool;
    expect(second).toBeGreaterThan(first);
    const other = testSandbox();
    other.clock.advance(0);
    expect(potOf(other, 'grand').pool).toBe(first);
  });

  it('grows by one hundredth of a bet on its games, and by no other', () => {
    const sandbox = testSandbox();
    const { pool, games } = potOf(sandbox, 'grand');
    round(sandbox, { game: games[0] ?? '', bet: 5000 });
    expect(potOf(sandbox, 'grand').pool).toBe(pool + 50);
    round(sandbox, { game: 'loom-daily-lotto', bet: 7000 });
    expect(potOf(sandbox, 'grand').pool).toBe(pool + 50);
  });

  it('is won within its range, and starts again then', () => {
    const sandbox = testSandbox();
    for (const { id } of JACKPOTS) potOf(sandbox, id);
    sandbox.clock.advance(10 * DAY);
    for (const { id, wonFrom, wonTo, start } of JACKPOTS) {
      const { pool, wins, games } = potOf(sandbox, id);
      expect(pool).toBeGreaterThanOrEqual(start);
      expect(pool).toBeLessThan(wonTo);
      expect(wins.length).toBeGreaterThan(1);
      const times = wins.map(({ time }) => time);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      for (const { win, game, time } of wins) {
        expect(win).toBeGreaterThanOrEqual(wonFrom);
        expect(win).toBeLessThanOrEqual(wonTo);
        expect(games).toContain(game);
        expect(time).toBeLessThanOrEqual(sandbox.clock.now());
      }
    }
  });

  it('stays at its start while the clock is set back', () => {
    const sandbox = testSandbox();
    potOf(sandbox, 'mini');
    sandbox.clock.advance(-30 * DAY);
    expect(potOf(sandbox, 'mini').pool).toBe(500_000);
  });
});

describe('a jackpot that is won by the trigger', () => {
  it('starts again, and is the first of its wins', () => {
    const sandbox = testSandbox();
    const { pool } = potOf(sandbox, 'major');
    const [trigger] = jackpotTriggers;
    expect(trigger?.pull(sandbox.context, { jackpot: 'major' })).toContain(`${pool / 100} baht`);
    const after = potOf(sandbox, 'major');
    expect(after.pool).toBe(5_000_000);
    expect(after.wins[0]).toMatchObject({ win: pool, time: sandbox.clock.now() });
    sandbox.clock.advance(HOUR);
    expect(potOf(sandbox, 'major').pool).toBeGreaterThan(5_000_000);
    expect(() => trigger?.pull(sandbox.context, { jackpot: 'none' })).toThrow(Refusal);
  });
});

describe('the jackpots call', () => {
  it('needs no session, masks names and writes baht', async () => {
    const sandbox = testSandbox();
    const { body } = await sandbox.call('GET', PATH);
    const { interval, jackpots: list } = body.result as unknown as {
      interval: number;
      jackpots: { id: string; pool: number; games: string[]; wins: { username: string }[] }[];
    };
    expect(interval).toBe(15);
    expect(list.map(({ id }) => id)).toEqual(['grand', 'major', 'mini']);
    const pools = list.map(({ pool }) => pool);
    expect(pools).toEqual(jackpots(sandbox.context).map(({ pool }) => pool / 100));
    for (const { games, wins } of list) {
      expect(games.length).toBeGreaterThanOrEqual(4);
      for (const { username } of wins) expect(username).toMatch(/\*{3}$/);
    }
  });
});
