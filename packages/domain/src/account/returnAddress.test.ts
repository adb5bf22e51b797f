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

  it('returns null without a value', () => {
    expect(safeReturnPath(null)).toBeNull();
    expect(safeReturnPath(undefined)).toBeNull();
  });
});
