import { describe, expect, it } from 'vitest';
import { untilNextChange } from './communityQueries.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

describe('how long a list of tournaments stays right', () => {
  it('ends when the next one starts or ends, whichever is first', () => {
    const list = [
      { startsAt: NOW - MINUTE, endsAt: NOW + 20 * MINUTE },
      { startsAt: NOW + 5 * MINUTE, endsAt: NOW + 50 * MINUTE },
    ];
    expect(untilNextChange(list, NOW)).toBe(5 * MINUTE);
  });

  it('never ends where everything is over', () => {
    expect(untilNextChange([{ startsAt: 0, endsAt: NOW }], NOW)).toBe(false);
    expect(untilNextChange([], NOW)).toBe(false);
  });

  it('asks neither in a rush nor with a timer of a month', () => {
    expect(untilNextChange([{ startsAt: 0, endsAt: NOW + 1 }], NOW)).toBe(1000);
    expect(untilNextChange([{ startsAt: 0, endsAt: NOW + 40_000 * MINUTE }], NOW)).toBe(3_600_000);
  });
});
