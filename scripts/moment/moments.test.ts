import { describe, expect, it } from 'vitest';
import { MOMENTS, testMoment } from './moments.ts';

const at = (text?: string) => testMoment({ TEST_NOW: text });

describe('the start time of tests', () => {
  it('is the same every day unless TEST_NOW sets another', () => {
    const usual = Date.UTC(2026, 0, 15, 2, 30);
    expect([testMoment({}), at(''), at('2026-01-15T02:30Z')]).toEqual([usual, usual, usual]);
    expect(at('2028-02-29T05:00:00+07:00')).toBe(Date.UTC(2028, 1, 28, 22));
    expect(at('2026-12-31T23:59:30-01:00')).toBe(Date.UTC(2027, 0, 1, 0, 59, 30));
  });

  it.each([
    'tomorrow',
    '2028-02-29',
    '2028-02-29T05:00:00',
    '2027-02-29T05:00:00+07:00',
    '2027-13-01T05:00:00Z',
    '2027-01-01T25:00:00Z',
    '2027-01-01T05:00:00+99:00',
  ])('is refused if it is invalid: %s', (text) => {
    expect(() => at(text)).toThrow(`not “${text}”`);
  });

  it('can be each of the proven times, which have different names', () => {
    expect(new Set(MOMENTS.map(({ name }) => name)).size).toBe(MOMENTS.length);
    for (const moment of MOMENTS) expect(at(moment.at)).toBe(Date.parse(moment.at));
  });
});
