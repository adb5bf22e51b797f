import { satang } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import {
  type PlayRecord,
  answered,
  back,
  begunWith,
  counted,
  gone,
  isDue,
  parsePlayRecord,
  resumed,
} from './playRecord.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2026, 0, 15, 5);
const begun = resumed(null, 'm_1', NOON, satang(100_000));
/** Played from noon on, written down every ten seconds. */
function playedFor(minutes: number, from: PlayRecord = begun): PlayRecord {
  let kept = from;
  for (let at = 0; at < minutes * 6; at += 1) {
    kept = counted(kept, kept.until, kept.until + 10_000);
  }
  return kept;
}

describe('a session of playing', () => {
  it('goes on after a meal, ends with a night, and is nobody else’s', () => {
    const kept = playedFor(30);
    const later = (hours: number, owner = 'm_1') =>
      resumed(kept, owner, kept.until + hours * HOUR, null).played;
    expect([later(1), later(3.9), later(4.1), later(1, 'm_2')]).toEqual([
      30 * MINUTE,
      30 * MINUTE,
      0,
      0,
    ]);
  });

  it('begins anew where the clock of what was kept is far ahead', () => {
    expect(resumed(playedFor(30), 'm_1', NOON - 24 * HOUR, null).played).toBe(0);
  });

  it('counts two tabs that play at once as one', () => {
    let kept = begun;
    for (let at = NOON; at <= NOON + 10 * MINUTE; at += 10_000) {
      kept = counted(kept, at - 10_000, at);
      kept = counted(kept, at - 5_000, at + 5_000);
    }
    expect(kept.played).toBe(10 * MINUTE + 5_000);
  });

  it('counts nothing of eight hours of sleep, nor of a clock that was put back', () => {
    const kept = playedFor(30);
    expect(counted(kept, kept.until, kept.until + 8 * HOUR).played).toBe(30 * MINUTE);
    expect(counted(kept, kept.until, kept.until - HOUR)).toEqual(kept);
  });

  it('counts a page that lies behind, which is woken every two minutes', () => {
    expect(counted(begun, NOON, NOON + 2 * MINUTE).played).toBe(2 * MINUTE);
  });

  it('counts nothing between two games', () => {
    const kept = playedFor(30);
    const next = kept.until + 20 * MINUTE;
    expect(counted(kept, next, next + 10_000).played).toBe(30 * MINUTE + 10_000);
  });
});

describe('a game in the place of the page', () => {
  it('counts from leaving to coming back, and says so', () => {
    const kept = back(gone(playedFor(10), NOON + 10 * MINUTE), NOON + 100 * MINUTE);
    expect(kept).toMatchObject({ played: 100 * MINUTE, away: true, left: null });
  });

  it('says nothing of a phone that was put away for a night', () => {
    expect(back(gone(begun, NOON), NOON + 8 * HOUR)).toBeNull();
  });

  it('counts it once', () => {
    const kept = back(gone(begun, NOON), NOON + HOUR);
    expect(kept && back(kept, NOON + 2 * HOUR)).toBe(kept);
  });
});

describe('asking', () => {
  it('is due after each stretch, and once for several', () => {
    const kept = playedFor(60);
    expect([isDue(playedFor(59), 60), isDue(kept, 60)]).toEqual([false, true]);
    const three = back(gone(begun, NOON), NOON + 3 * HOUR)!;
    expect(isDue(three, 60)).toBe(true);
    expect(isDue(answered(three), 60)).toBe(false);
    expect(isDue(playedFor(60, answered(three)), 60)).toBe(true);
  });
});

describe('the balance of the beginning', () => {
  it('is taken when it comes within a minute, and never after', () => {
    const unknown = resumed(null, 'm_1', NOON, null);
    expect(begunWith(unknown, satang(500)).balance).toBe(500);
    expect(begunWith(playedFor(2, unknown), satang(500)).balance).toBeNull();
    expect(begunWith(begun, satang(500)).balance).toBe(100_000);
  });
});

describe('what is kept', () => {
  it('comes back as it was', () => {
    const kept = gone(playedFor(3), NOON + HOUR);
    expect(parsePlayRecord(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    null,
    '',
    '{}',
    JSON.stringify({ ...begun, played: -1 }),
    JSON.stringify({ ...begun, played: '9' }),
    JSON.stringify({ ...begun, told: 5 }),
    JSON.stringify({ ...begun, balance: 1.5 }),
    JSON.stringify({ ...begun, until: null }),
  ])('is nothing where it is %j', (text) => {
    expect(parsePlayRecord(text)).toBeNull();
  });
});
