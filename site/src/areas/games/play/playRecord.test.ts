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
/** Play time from noon, recorded every ten seconds. */
function playedFor(minutes: number, from: PlayRecord = begun): PlayRecord {
  let kept = from;
  for (let at = 0; at < minutes * 6; at += 1) {
    kept = counted(kept, kept.until, kept.until + 10_000);
  }
  return kept;
}

describe('a play session', () => {
  it('continues after a meal, ends after a night, and belongs to one member', () => {
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

  it('starts again when the stored clock is far ahead', () => {
    expect(resumed(playedFor(30), 'm_1', NOON - 24 * HOUR, null).played).toBe(0);
  });

  it('counts two tabs that play at the same time once', () => {
    let kept = begun;
    for (let at = NOON; at <= NOON + 10 * MINUTE; at += 10_000) {
      kept = counted(kept, at - 10_000, at);
      kept = counted(kept, at - 5_000, at + 5_000);
    }
    expect(kept.played).toBe(10 * MINUTE + 5_000);
  });

  it('does not count eight hours of sleep, nor a clock that was turned back', () => {
    const kept = playedFor(30);
    expect(counted(kept, kept.until, kept.until + 8 * HOUR).played).toBe(30 * MINUTE);
    expect(counted(kept, kept.until, kept.until - HOUR)).toEqual(kept);
  });

  it('counts a background page that is woken every two minutes', () => {
    expect(counted(begun, NOON, NOON + 2 * MINUTE).played).toBe(2 * MINUTE);
  });

  it('does not count the time between two games', () => {
    const kept = playedFor(30);
    const next = kept.until + 20 * MINUTE;
    expect(counted(kept, next, next + 10_000).played).toBe(30 * MINUTE + 10_000);
  });
});

describe('a game that replaces the page', () => {
  it('counts from leaving to returning, and reports that', () => {
    const kept = back(gone(playedFor(10), NOON + 10 * MINUTE), NOON + 100 * MINUTE);
    expect(kept).toMatchObject({ played: 100 * MINUTE, away: true, left: null });
  });

  it('does not count a phone that was not used for a night', () => {
    expect(back(gone(begun, NOON), NOON + 8 * HOUR)).toBeNull();
  });

  it('is counted once', () => {
    const kept = back(gone(begun, NOON), NOON + HOUR);
    expect(kept && back(kept, NOON + 2 * HOUR)).toBe(kept);
  });
});

describe('the reality check', () => {
  it('is due after each interval, and once for several', () => {
    const kept = playedFor(60);
    expect([isDue(playedFor(59), 60), isDue(kept, 60)]).toEqual([false, true]);
    const three = back(gone(begun, NOON), NOON + 3 * HOUR)!;
    expect(isDue(three, 60)).toBe(true);
    expect(isDue(answered(three), 60)).toBe(false);
    expect(isDue(playedFor(60, answered(three)), 60)).toBe(true);
  });
});

describe('the initial balance', () => {
  it('is accepted within a minute, and not later', () => {
    const unknown = resumed(null, 'm_1', NOON, null);
    expect(begunWith(unknown, satang(500)).balance).toBe(500);
    expect(begunWith(playedFor(2, unknown), satang(500)).balance).toBeNull();
    expect(begunWith(begun, satang(500)).balance).toBe(100_000);
  });
});

describe('the stored record', () => {
  it('is restored', () => {
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
  ])('is ignored when it is %j', (text) => {
    expect(parsePlayRecord(text)).toBeNull();
  });
});
