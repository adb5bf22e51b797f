import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './returnAddress.ts';
import { HOSTILE_ADDRESSES } from './testing/hostileAddresses.ts';

const ORIGIN = 'https://site.example';

describe('safeReturnPath', () => {
  it.each([
    '/',
    '/en/withdraw',
    '/list/slot?sort=new#top',
    '/game/12/%E0%B8%81',
    '/search/%E0%B8%99%E0%B9%89%E0%B8%B3',
    '/search/100%25',
    '/withdraw?tab=withdraw-tab&arr=2',
    '/login?url=%2Fwithdraw%3Fa%3D1',
    '/loginUrl?from=https%3A%2F%2Fpartner.example%2F',
  ])('keeps %s unchanged', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it('is tested with more than 300 hostile addresses of a dozen families', () => {
    expect(HOSTILE_ADDRESSES.length).toBeGreaterThanOrEqual(300);
    expect(new Set(HOSTILE_ADDRESSES.map(({ family }) => family)).size).toBe(12);
  });

  it.each(HOSTILE_ADDRESSES)('drops the “$family” address $address', ({ address }) => {
    expect(safeReturnPath(address)).toBeNull();
  });

  it.each(HOSTILE_ADDRESSES)('never leaves the origin for $address', ({ address }) => {
    const outcome = safeReturnPath(address) ?? '/';
    const url = new URL(outcome, ORIGIN);
    expect(url.origin).toBe(ORIGIN);
    expect(new URL(url.pathname, ORIGIN).origin).toBe(ORIGIN);
  });

  it('keeps a path of 2,000 characters and drops a longer one', () => {
    const longest = `/${'a'.repeat(1999)}`;
    expect(safeReturnPath(longest)).toBe(longest);
    expect(safeReturnPath(`${longest}a`)).toBeNull();
  });

  it('keeps a path that is encoded six times and drops one that is encoded seven times', () => {
    expect(safeReturnPath('/%252525252541')).toBe('/%252525252541');
    expect(safeReturnPath('/%25252525252541')).toBeNull();
  });

  it.each(['/a//..', '/a//../b', '/en//evil.example/..'])(
    'drops %s, which has `//` until its dots are resolved',
    (path) => {
      expect(safeReturnPath(path)).toBeNull();
    },
  );

  it('keeps `//` in a query or a fragment', () => {
    expect(safeReturnPath('/search?q=a//b')).toBe('/search?q=a//b');
    expect(safeReturnPath('/help#a//b')).toBe('/help#a//b');
  });

  it('drops a control character behind a malformed percent sign', () => {
    expect(safeReturnPath('/%25%2509')).toBeNull();
    expect(safeReturnPath('/%25%2541')).toBe('/%25%2541');
  });

  it('keeps only paths that stay at the origin, without `//`, for any mix of special characters', () => {
    const part = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%2f',
      '%25',
      'a',
      ':',
      '@',
      '?',
      '#',
      ' ',
      '；',
      '／',
    );
    const path = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
    let kept = 0;
    fc.assert(
      fc.property(path, (text) => {
        if (safeReturnPath(text) === null) return;
        kept += 1;
        const url = new URL(text, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(url.pathname).not.toContain('//');
      }),
      { numRuns: 2_000, seed: 20_260_115 },
    );
    expect(kept).toBeGreaterThan(200);
  });

  it('returns null without a value', () => {
    expect(safeReturnPath(null)).toBeNull();
    expect(safeReturnPath(undefined)).toBeNull();
  });
});
