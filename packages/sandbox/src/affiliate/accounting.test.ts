import { bangkokDay, satang, satangFromBaht, shiftDay } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { DAY, MINUTE, SECOND } from '../clock/units.ts';
import { GAMES, walletOf } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import { TEST_START } from '../testing/testSandbox.ts';
import { countActivity } from './affiliateDays.ts';
import { affiliateTriggers } from './affiliateTriggers.ts';
import { bangkok, testAffiliate } from './testAffiliate.ts';

type Sandbox = Awaited<ReturnType<typeof testAffiliate>>;

function pull(sandbox: Sandbox, id: string, fields: Record<string, string> = {}): string {
  const trigger = affiliateTriggers.find((each) => each.id === id);
  return sandbox.db.transaction(() => trigger?.pull(sandbox.context, fields) ?? '');
}

/** All reports of `aff`, summed to the satang, next to the ledger. */
async function books({ result, db, clock }: Sandbox) {
  const to = bangkokDay(clock.now());
  const from = shiftDay(to, -91);
  const report = await result('report', { from, to });
  const perDay = new Map<string, number>();
  for (const { date, commission } of report.list) {
    const day = await result('day', { from: date, limit: 100 });
    const sum = day.list.reduce((total, row) => total + satangFromBaht(row.commission), 0);
    expect(day.total).toBe(day.list.length);
    expect([date, sum]).toEqual([date, satangFromBaht(commission)]);
    expect(satangFromBaht(day.sum.commission)).toBe(sum);
    perDay.set(date, sum);
  }
  const total = [...perDay.values()].reduce((sum, amount) => sum + amount, 0);
  expect(satangFromBaht(report.sum.commission)).toBe(total);
  const ledger = db.all<{ day: string; sum: number }>(
    `SELECT substr(reference, 8, 10) AS day, sum(satang) AS sum FROM postings
     WHERE kind = 'commission' AND credit = 'affiliate:m_0010' GROUP BY day`,
  );
  for (const { day, sum } of ledger.filter((row) => row.day >= from)) {
    expect([day, perDay.get(day)]).toEqual([day, sum]);
  }
  return { report, total };
}

describe('affiliate accounting', () => {
  it('agrees from the start: members, days, report and ledger', async () => {
    const sandbox = await testAffiliate();
    const { report, total } = await books(sandbox);
    expect(report.list.length).toBeGreaterThan(89);
    expect(total).toBeGreaterThan(100_000);
    const leader = await sandbox.result('leader');
    expect(leader.members.total).toBe(40);
    expect(leader.balance).toBeCloseTo(leader.total_income - leader.total_withdrawn, 2);
  });

  it('agrees after the clock jumps five weeks and every day is settled at its own 11:00', async () => {
    const sandbox = await testAffiliate();
    sandbox.clock.set(bangkok('2026-02-20T10:59'));
    const { report } = await books(sandbox);
    expect(report.list[0]?.date).toBe('2026-02-18');
    for (const { date, credited_at, commission } of report.list) {
      const due = bangkok(`${shiftDay(date, 1)}T11:00`) / SECOND;
      expect([date, credited_at]).toEqual([date, commission > 0 ? due : null]);
    }
    const wallets = sandbox.db.get<{ least: number; sum: number }>(
      "SELECT min(iif(kind = 'house', 0, balance)) AS least, sum(balance) AS sum FROM accounts",
    );
    expect(wallets).toEqual({ least: 0, sum: 0 });
    expect(
      sandbox.db.all(
        `SELECT id FROM accounts
         WHERE balance <> (SELECT coalesce(sum(satang), 0) FROM entries WHERE account = accounts.id)`,
      ),
    ).toEqual([]);
  });

  it('matches plain sums over the ledger and the rounds', async () => {
    const sandbox = await testAffiliate();
    sandbox.clock.set(bangkok('2026-01-20T12:00'));
    const { report } = await books(sandbox);
    const day = report.list.find(({ date }) => date === '2026-01-17');
    const real = sandbox.db.get<{ bet: number; win: number; paid: number }>(
      `SELECT sum(bet) AS bet, sum(win) AS win,
         (SELECT sum(satang) FROM postings WHERE kind = 'deposit' AND credit LIKE 'wallet:f_%' AND time >= ?1 AND time < ?2)
           AS paid
       FROM rounds WHERE member LIKE 'f_%' AND time >= ?1 AND time < ?2`,
      bangkok('2026-01-17T00:00'),
      bangkok('2026-01-18T00:00'),
    );
    expect(satangFromBaht(day?.turnover ?? 0)).toBe(real?.bet);
    expect(satangFromBaht(day?.deposit ?? 0)).toBe(real?.paid);
    expect(satangFromBaht(day?.win_loss ?? 0)).toBe((real?.win ?? 0) - (real?.bet ?? 0));
  });
});

describe('the daily update', () => {
  it('runs at 11:00 exactly and reports its time', async () => {
    const { result, clock } = await testAffiliate();
    const before = await result('leader');
    expect(before.updated_at * SECOND).toBe(bangkok('2026-01-14T11:00'));
    expect(before.next_update * SECOND).toBe(bangkok('2026-01-15T11:00'));
    expect(before.income.today).toBe(0);
    clock.set(bangkok('2026-01-15T11:00') - 1);
    expect((await result('leader')).income.today).toBe(0);
    clock.advance(1);
    const after = await result('leader');
    expect(after.income.today).toBeGreaterThan(0);
    expect(after.updated_at * SECOND).toBe(clock.now());
    expect(after.balance).toBeCloseTo(before.balance + after.income.today, 2);
    clock.advance(DAY);
    expect((await result('leader')).income.yesterday).toBe(after.income.today);
  });

  it('pays for real play immediately when triggered, and pays nothing twice', async () => {
    const sandbox = await testAffiliate();
    const told = pull(sandbox, 'affiliate-friend-deposits', { friend: 'ployly', amount: '2000' });
    expect(told).toContain('ployly');
    const { balance } = await sandbox.result('leader');
    pull(sandbox, 'affiliate-update');
    const after = await sandbox.result('leader');
    expect(after.income.today).toBeGreaterThanOrEqual(10);
    expect(after.updated_at * SECOND).toBe(TEST_START);
    const day = await sandbox.result('day', { from: '2026-01-15' });
    expect(day.list).toMatchObject([
      { id: 'f_0001', deposits: 1, deposit: 2000, turnover: 2000, win_loss: -1000, commission: 10 },
    ]);
    expect(pull(sandbox, 'affiliate-update')).toContain(' 0.00 baht');
    expect(after.balance).toBeGreaterThan(balance);

    sandbox.clock.advance(MINUTE);
    pull(sandbox, 'affiliate-friend-deposits', { friend: 'f_0001', amount: '300' });
    sandbox.clock.set(bangkok('2026-01-16T11:00'));
    const whole = await sandbox.result('day', { from: '2026-01-15', limit: 100 });
    const friend = whole.list.find(({ id }) => id === 'f_0001');
    expect(friend?.deposit).toBeGreaterThanOrEqual(2300);
    await books(sandbox);
  });

  it('counts a referred member who joined by real calls: a QR deposit and a round', async () => {
    const sandbox = await testAffiliate('demo');
    pull(sandbox, 'affiliate-friend-joins', { member: 'demo' });
    expect(await sandbox.result('leader')).toMatchObject({
      members: { total: 1, active: 0, new_today: 1, new_month: 1 },
    });
    const friend = await sandbox.member('friend1');
    const qr = await friend.qr(500);
    sandbox.clock.advance(5 * SECOND);
    expect((await friend.ticket('is_deposit', qr)).body.success).toBe(true);
    pull(sandbox, 'affiliate-friend-deposits', { friend: 'friend1', amount: '1000' });
    sandbox.clock.set(bangkok('2026-01-16T11:00'));
    const { list } = await sandbox.result('members');
    expect(list).toMatchObject([
      { name: 'fri***', deposits: 2, deposit: 1500, turnover: 1000, commission: 5 },
    ]);
    expect((await sandbox.result('leader')).balance).toBe(5);
    const report = await sandbox.result('report');
    expect(report.list).toMatchObject([{ date: '2026-01-15', new_members: 1, commission: 5 }]);
  });

  it('counts nothing again after the clock was set back', async () => {
    const sandbox = await testAffiliate();
    sandbox.clock.set(bangkok('2026-01-18T12:00'));
    const { balance } = await sandbox.result('leader');
    sandbox.clock.set(TEST_START);
    pull(sandbox, 'affiliate-update');
    expect((await sandbox.result('leader')).balance).toBe(balance);
    sandbox.clock.set(bangkok('2026-01-18T13:00'));
    expect((await sandbox.result('leader')).balance).toBe(balance);
  });

  it('settles two years in one run and keeps the accounting correct', async () => {
    const sandbox = await testAffiliate();
    sandbox.clock.set(bangkok('2026-01-15T11:00') + 730 * DAY);
    await books(sandbox);
  });
});

describe('counted turnover and commission', () => {
  const rates = { slot: 50, casino: 40, fishing: 50, lotto: 80, sport: 30 };

  it('is never negative and is rounded down once per member and day', async () => {
    const { db, clock } = await testAffiliate();
    const round = (id: string, game: string, bet: number) => {
      db.run(
        `INSERT OR IGNORE INTO play_sessions (id, member, session, game, lang, site_origin, launch_hash, launch_expires)
         SELECT 'ps_t', 'f_0001', id, '', 'th', '', 'ps_t', 0 FROM sessions LIMIT 1`,
      );
      db.run(
        `INSERT INTO rounds (id, play_session, member, game, key, time, bet, win, request, detail)
         VALUES (?, 'ps_t', 'f_0001', ?, ?, ?, ?, 0, '', '{}')`,
        id,
        game,
        id,
        clock.now(),
        bet,
      );
    };
    round('a', 'loom-daily-lotto', 199);
    round('b', 'loom-daily-lotto', 51);
    round('c', 'no-such-game', 1_000_000);
    const span = { from: clock.now(), until: clock.now() + 1 };
    expect(countActivity(db, span, rates)).toMatchObject([
      { member: 'f_0001', day: '2026-01-15', turnover: 1_000_250, commission: 2 },
    ]);
    expect(countActivity(db, { from: span.until, until: span.until }, rates)).toEqual([]);
  });

  it('leaves out members without a referrer and money that is not a deposit', async () => {
    const { db, clock } = await testAffiliate();
    const time = clock.now();
    const gift = { time, kind: 'bonus', reference: 'x', from: GAMES, amount: satang(100) };
    post(db, { ...gift, to: walletOf('f_0001') });
    post(db, { ...gift, kind: 'deposit', to: walletOf('m_0001') });
    expect(countActivity(db, { from: time, until: time + 1 }, rates)).toEqual([]);
  });
});
