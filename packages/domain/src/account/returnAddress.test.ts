import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './returnAddress.ts';
import { HOSTILE_ADDRESSES } from './testing/hostileAddresses.ts';

const ORIGIN = 'https://site.example';

describe('a return address', () => {
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
  ])('keeps %s as it stands', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it('is tried against more than 300 hostile ones of a dozen families', () => {
    expect(HOSTILE_ADDRESSES.length).toBeGreaterThanOrEqual(300);
    expect(new Set(HOSTILE_ADDRESSES.map(({ family }) => family)).size).toBe(12);
  });

  it.each(HOSTILE_ADDRESSES)('of the family “$family” is dropped: $address', ({ address }) => {
    expect(safeReturnPath(address)).toBeNull();
  });

  it.each(HOSTILE_ADDRESSES)('never leaves the origin: $address', ({ address }) => {
    const outcome = safeReturnPath(address) ?? '/';
    const url = new URL(outcome, ORIGIN);
    expect(url.origin).toBe(ORIGIN);
    expect(new URL(url.pathname, ORIGIN).origin).toBe(ORIGIN);
  });

  it('is dropped where there is none', () => {
    expect(safeReturnPath(null)).toBeNull();
    expect(safeReturnPath(undefined)).toBeNull();
  });
});
