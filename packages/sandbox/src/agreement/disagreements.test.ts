import { satang } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { affiliateTriggers } from '../affiliate/affiliateTriggers.ts';
import { frozenClock } from '../clock/clock.ts';
import { DAY, HOUR, MINUTE } from '../clock/units.ts';
import { createSandbox } from '../createSandbox.ts';
import { BANK, walletOf } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import { seededRandom } from '../random/random.ts';
import { settle } from '../settle.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';
import { disagreements } from './disagreements.ts';

const MOMENTS = process.env['PROVE'] ? 60 : 6;
/** Different hours, weekdays and days of the month. */
const STEP = 23 * DAY + 5 * HOUR + 7 * MINUTE;

type Sandbox = ReturnType<typeof testSandbox>;

describe('the figures of a sandbox', () => {
  it.each(
    Array.from({ length: MOMENTS }, (_, at) => new Date(TEST_START + at * STEP).toISOString()),
  )('agree when it is seeded at %s, and weeks later', (moment) => {
    const start = Date.parse(moment);
    const clock = frozenClock(start);
    const { context, close } = createSandbox({ clock, random: seededRandom(1) });
    expect(disagreements(context)).toEqual([]);
    clock.advance(34 * DAY + 13 * HOUR);
    settle(context);
    expect(disagreements(context)).toEqual([]);
    close();
  });

  it('agree after members have deposited, played, withdrawn and referred others', async () => {
    const { context, clock, db, member } = testSandbox({ rules: { accessTokenLife: 100 * DAY } });
    const demo = await member();
    const qr = await demo.qr(500);
    clock.advance(MINUTE);
    expect((await demo.ticket('is_deposit', qr)).body.success).toBe(true);
    expect((await demo.withdraw(777)).body.code).toBe(0);
    const pull = (id: string, fields: Record<string, string>) =>
      db.transaction(() => affiliateTriggers.find((each) => each.id === id)?.pull(context, fields));
    pull('affiliate-friend-joins', { member: 'demo' });
    clock.advance(MINUTE);
    pull('affiliate-friend-deposits', { friend: 'friend1', amount: '1000' });
    pull('affiliate-friend-deposits', { friend: 'f_0001', amount: '333' });
    clock.advance(MINUTE);
    pull('affiliate-update', {});
    clock.advance(3 * DAY);
    settle(context);
    expect(disagreements(context)).toEqual([]);
  });
});

const round = (changes: string) => `INSERT INTO rounds
  (id, play_session, member, game, key, time, bet, win, request, detail)
  SELECT 'r_x', play_session, member, game, 'x', time, bet, win, '', '' FROM rounds WHERE ${changes} LIMIT 1`;

/** Each makes one figure of a correct database wrong. */
const mistakes: readonly (readonly [
  wrong: string,
  told: RegExp,
  make: (sandbox: Sandbox) => void,
])[] = [
  [
    'a balance',
    /balance is not the sum/,
    ({ db }) => db.run("UPDATE accounts SET balance = balance + 1 WHERE id = 'wallet:m_0001'"),
  ],
  [
    'a deposit',
    /paid deposits of/,
    ({ db }) => db.run("UPDATE deposits SET satang = satang + 1 WHERE id = 'q_0001'"),
  ],
  [
    'a withdrawal',
    /withdrawals of/,
    ({ db }) => db.run("UPDATE withdrawals SET status = 'cancelled' WHERE id = 'w_0003'"),
  ],
  [
    'a posting of an unknown kind',
    /does not show postings of the kind gift/,
    ({ db }) => {
      const gift = { time: TEST_START, kind: 'gift', reference: '1', amount: satang(1) };
      post(db, { ...gift, from: BANK, to: walletOf('m_0001') });
    },
  ],
  ['a round without postings', /m_0009: bets of/, ({ db }) => db.run(round("member = 'm_0009'"))],
  [
    'a bet above the limit',
    /velvet-baccarat has a bet/,
    ({ db }) => db.run("UPDATE rounds SET bet = bet * 2 WHERE game = 'velvet-baccarat'"),
  ],
  [
    'a round of no game',
    /is of no game/,
    ({ db }) => db.run("UPDATE rounds SET game = 'none' WHERE member = 'm_0009'"),
  ],
  [
    'a shown win',
    /shown win 1 of/,
    ({ db }) => db.run('UPDATE shown_wins SET win = bet WHERE id = 1'),
  ],
  [
    'a recent game',
    /m_0009 has played velvet-baccarat/,
    ({ db }) => db.run("DELETE FROM recent_games WHERE game = 'velvet-baccarat'"),
  ],
  [
    'a position',
    /one position/,
    ({ db }) => db.run('UPDATE games SET position = 1 WHERE position = 2'),
  ],
  [
    'a sign-up through a link',
    /more first deposits|first_deposits of links/,
    ({ db }) =>
      db.run("UPDATE members SET joined = ? WHERE id = 'f_0002'", Date.parse('2101-01-01')),
  ],
  ['visits', /members, 0 visits/, ({ db }) => db.run('DELETE FROM referral_visits')],
  [
    'a registration day',
    /f_0001 has deposited or played before/,
    ({ db }) => db.run("UPDATE members SET joined = ? WHERE id = 'f_0001'", TEST_START),
  ],
  [
    'a counted day',
    /counted day is not that of the ledger/,
    ({ db }) =>
      db.run("UPDATE affiliate_days SET turnover = turnover + 1 WHERE day = '2026-01-10'"),
  ],
  [
    'a day without activity',
    /without activity/,
    ({ db }) => db.run("UPDATE affiliate_days SET day = '2026-01-14' WHERE day = '2026-01-10'"),
  ],
  [
    'a commission',
    /commission and income differ/,
    ({ db }) =>
      db.run("UPDATE affiliate_days SET commission = commission + 5 WHERE day = '2026-01-10'"),
  ],
  [
    'the points of a member',
    /points of a member/,
    ({ db }) => db.run('DELETE FROM tournament_ends'),
  ],
  [
    'a prize',
    /was paid 100 satang for another rank/,
    ({ db }) => {
      db.run("INSERT INTO tournament_ends VALUES ('evening-sprint-2026-01-14', 0)");
      db.run(
        "INSERT INTO tournament_prizes VALUES ('evening-sprint-2026-01-14', 'm_0001', 1, 100)",
      );
    },
  ],
];

describe('the check', () => {
  it.each(mistakes)('finds a mistake in %s', (_, told, make) => {
    const sandbox = testSandbox();
    make(sandbox);
    expect(disagreements(sandbox.context).join('\n')).toMatch(told);
  });

  it('changes nothing', () => {
    const { context, db } = testSandbox();
    const changes = () => db.get('SELECT total_changes() AS changes');
    const before = changes();
    disagreements(context);
    expect(changes()).toEqual(before);
  });
});
