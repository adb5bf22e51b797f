import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../clock/units.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import { listed, stateOf, tournamentOf } from './calendar.ts';

const DETAIL = '/api/v3/member/tournament/detail';
const STEP = process.env['PROVE'] ? HOUR : 13 * HOUR;

describe('the tournament calendar', () => {
  it('has tournaments in all three states at any time, including slot tournaments', () => {
    const { context, clock } = testSandbox();
    const end = clock.now() + 45 * DAY;
    for (; clock.now() < end; clock.advance(STEP)) {
      const all = listed(context);
      const slots = all.filter(({ series }) => series.gameType === 'slot');
      for (const group of [all, slots]) {
        const states = new Set(group.map((each) => stateOf(each, clock.now())));
        expect([...states]).toEqual(['active', 'coming_soon', 'ended']);
      }
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const each of all) expect(tournamentOf(context, each.id)).toEqual(each);
    }
  });

  it('starts and ends at the Bangkok hours of the summaries', () => {
    const { context } = testSandbox();
    const times = (id: string) => {
      const found = tournamentOf(context, id);
      return (
        found && [found.starts, found.ends].map((time) => new Date(time + 7 * HOUR).toISOString())
      );
    };
    expect(times('slot-month-2026-02-01')).toEqual([
      '2026-02-01T00:00:00.000Z',
      '2026-03-01T00:00:00.000Z',
    ]);
    expect(times('weekend-tables-2026-01-16')).toEqual([
      '2026-01-16T18:00:00.000Z',
      '2026-01-19T00:00:00.000Z',
    ]);
    expect(times('midweek-duel-2026-01-14')).toEqual([
      '2026-01-14T12:00:00.000Z',
      '2026-01-16T00:00:00.000Z',
    ]);
    expect(times('fishing-week-2026-01-12')).toEqual([
      '2026-01-12T00:00:00.000Z',
      '2026-01-19T00:00:00.000Z',
    ]);
    expect(times('evening-sprint-2026-01-15')).toEqual([
      '2026-01-15T20:00:00.000Z',
      '2026-01-15T23:00:00.000Z',
    ]);
  });

  it.each([
    'slot-month-2026-01-02',
    'slot-month-2020-01-01',
    'weekend-tables-2026-01-12',
    'none-2026-01-01',
    'slot-month-2026-02-30',
    'slot-month-',
    '%',
  ])('knows no tournament %s', async (id) => {
    const { call } = testSandbox();
    const { status, body } = await call('GET', `${DETAIL}?id=${encodeURIComponent(id)}`);
    expect([status, body.code]).toEqual([404, 404]);
  });
});
