import { describe, expect, it } from 'vitest';
import { matchRoute } from './matchRoute.ts';

describe('site map', () => {
  it.each([
    ['/', 'index', {}],
    ['/list', 'list', {}],
    ['/list/slot', 'list-id', { id: 'slot' }],
    ['/game/g1', 'game-id', { id: 'g1' }],
    ['/game/g1/koi-pond', 'game-id-name', { id: 'g1', name: 'koi-pond' }],
    ['/list/%E0%B8%9B%E0%B8%A5%E0%B8%B2', 'list-id', { id: 'ปลา' }],
    ['/list/%E0%A', 'list-id', { id: '%E0%A' }],
    ['/withdraw/', 'withdraw', {}],
  ])('finds %s', (pathname, name, params) => {
    const match = matchRoute(pathname);
    expect([match?.route.name, match?.params]).toEqual([name, params]);
  });

  it.each([
    '/nowhere',
    '/game',
    '/list/a/b',
    '/deposit/x',
    '/deposits',
    '//deposit',
    '/th/deposit',
    '/en/deposit',
  ])('rejects %s', (pathname) => {
    expect(matchRoute(pathname)).toBeNull();
  });
});
