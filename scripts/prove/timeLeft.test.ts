import { describe, expect, it } from 'vitest';
import { durationText, progressText } from './timeLeft.ts';

describe('the progress of a run', () => {
  it('is computed from the durations of an earlier run', () => {
    const left = [{ name: 'unit' }, { name: 'dom' }];
    expect(progressText(left, 28, { unit: 7000, dom: 800, e2e: 9 })).toBe(
      '26 of 28 steps, about 2 h 10 min left',
    );
  });

  it('is unknown when no duration is', () => {
    expect(progressText([{ name: 'unit' }], 2, {})).toBe('1 of 2 steps, time left unknown');
  });

  it('says how many durations are unknown', () => {
    const left = [{ name: 'unit' }, { name: 'dom' }, { name: 'e2e' }];
    expect(progressText(left.slice(0, 2), 2, { unit: 60 })).toBe(
      '0 of 2 steps, about 1 min left and 1 step of unknown duration',
    );
    expect(progressText(left, 3, { unit: 60 })).toMatch(/and 2 steps of unknown duration$/);
  });

  it('prefers a measured duration to a typical one', () => {
    const left = [{ name: 'mutants', typicalMinutes: 30 }];
    expect(progressText(left, 1, {})).toBe('0 of 1 steps, about 30 min left');
    expect(progressText(left, 1, { mutants: 600 })).toBe('0 of 1 steps, about 10 min left');
  });

  it('uses the longest time of another moment or part, but not of the full run', () => {
    const left = [{ name: 'unit@b' }];
    expect(progressText(left, 1, { unit: 6000, 'unit@a': 120, 'unit@c': 180 })).toBe(
      '0 of 1 steps, about 3 min left',
    );
    expect(progressText(left, 1, { unit: 6000 })).toBe('0 of 1 steps, time left unknown');
  });

  it('counts half of a step that runs beside another', () => {
    expect(progressText([{ name: 'lint', oneCore: true }], 1, { lint: 240 })).toBe(
      '0 of 1 steps, about 2 min left',
    );
  });

  it('has no time at the end', () => {
    expect(progressText([], 3, {})).toBe('3 of 3 steps, none left');
  });
});

it.each([
  [0.2, '1 s'],
  [59, '59 s'],
  [59.7, '1 min'],
  [3599, '1 h 0 min'],
  [7800, '2 h 10 min'],
])('%d seconds are written as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
