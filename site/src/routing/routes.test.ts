import { describe, expect, it } from 'vitest';
import { localeOfPath, localePath, pathWithoutLocale } from '../language/locale.ts';
import { matchRoute } from './matchRoute.ts';
import { routeNamed } from './routeNamed.ts';
import { ROUTES } from './routes.ts';

/** Addresses of this site beyond section 2: the inbox, missions, player protection, and the operator's pages. */
const OWN_ADDRESSES = [
  ['notices', '/notices'],
  ['missions', '/missions'],
  ['limits', '/limits'],
  ['page', '/page/terms'],
] as const;

/**
 * Every address of section 2 and of this site by its route name, in Thai. Addresses with an optional parameter are
 * listed twice.
 */
const ADDRESSES = [
  ['index', '/'],
  ['affiliate', '/affiliate'],
  ['affiliate-history', '/affiliate/history'],
  ['affiliate-member', '/affiliate/member'],
  ['affiliate-reportDaily', '/affiliate/reportDaily'],
  ['affiliate-reportDetail-id', '/affiliate/reportDetail'],
  ['affiliate-reportDetail-id', '/affiliate/reportDetail/2026-01-15'],
  ['bonus', '/bonus'],
  ['demo', '/demo'],
  ['deposit', '/deposit'],
  ['event', '/event'],
  ['favourite', '/favourite'],
  ['forgot', '/forgot'],
  ['help', '/help'],
  ['history', '/history'],
  ['login', '/login'],
  ['loginLine', '/loginLine'],
  ['loginUrl', '/loginUrl'],
  ['maintenance', '/maintenance'],
  ['menu', '/menu'],
  ['profile', '/profile'],
  ['promotion', '/promotion'],
  ['resetPassword', '/resetPassword'],
  ['slot-tournament', '/slot-tournament'],
  ['tournament', '/tournament'],
  ['vip', '/vip'],
  ['withdraw', '/withdraw'],
  ['aff', '/aff'],
  ['aff-id', '/aff/ABC'],
  ['game-id', '/game/g1'],
  ['game-id-name', '/game/g1/koi-pond'],
  ['list', '/list'],
  ['list-id', '/list/slot'],
  ['register', '/register'],
  ['register-id', '/register/ABC'],
  ['registerAff', '/registerAff'],
  ['registerAff-id', '/registerAff/ABC'],
  ['search', '/search'],
  ['search-id', '/search/koi'],
  ...OWN_ADDRESSES,
] as const;

const english = (path: string) => (path === '/' ? '/en' : `/en${path}`);

describe('site map', () => {
  it.each(ADDRESSES)('%s is at %s in Thai, and under /en in English', (name, path) => {
    for (const [locale, address] of [
      ['th', path],
      ['en', english(path)],
    ] as const) {
      expect(localePath(locale, path)).toBe(address);
      expect(localeOfPath(address)).toBe(locale);
      expect(matchRoute(pathWithoutLocale(address))?.route.name).toBe(name);
    }
  });

  it('has no other page', () => {
    expect(ROUTES.map(({ name }) => name).sort()).toEqual(
      [...new Set(ADDRESSES.map(([name]) => name))].sort(),
    );
  });
});

describe('route name', () => {
  it.each(ROUTES.map(({ name }) => name))('%s is found with any locale suffix', (name) => {
    for (const suffix of ['', '-th', '_en', '___th', '___en', '___my', '-my']) {
      expect(routeNamed(name + suffix)?.name).toBe(name);
    }
  });

  it('is found by its second name; an unknown name is not found', () => {
    expect(routeNamed('promotions___th')?.name).toBe('promotion');
    expect(routeNamed('nowhere___en')).toBeNull();
    expect(routeNamed('')).toBeNull();
  });
});
