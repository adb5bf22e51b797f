import { describe, expect, it } from 'vitest';
import { hasSearchField, hasSearchIcon, headerLinks } from './headerLinks.ts';
import { parentPath } from './parentPath.ts';

describe('headerLinks', () => {
  it('offers only sign up on the login page', () => {
    expect(headerLinks('login')).toEqual({ login: false, register: true, close: true });
  });

  it.each(['register', 'register-id', 'registerAff', 'registerAff-id', 'aff', 'aff-id'])(
    'offers only log in at %s',
    (name) => {
      expect(headerLinks(name)).toEqual({ login: true, register: false, close: true });
    },
  );

  it('offers both on other pages, and a close link only on the pages for login and registration', () => {
    for (const name of ['index', 'list-id', 'affiliate', undefined]) {
      expect(headerLinks(name)).toEqual({ login: true, register: true, close: false });
    }
  });
});

describe('search on a phone', () => {
  const list = { name: 'list-id', header: 'responsive' };
  const help = { name: 'help', header: 'responsive' };

  it('is a field on home and on the search page', () => {
    expect(['index', 'search', 'search-id', 'list-id', undefined].map(hasSearchField)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('is an icon on lists for everyone, on other pages for members, and never next to the field', () => {
    expect([hasSearchIcon(list, false), hasSearchIcon(help, false)]).toEqual([true, false]);
    expect(hasSearchIcon(help, true)).toBe(true);
    expect(hasSearchIcon({ name: 'search-id', header: 'responsive' }, true)).toBe(false);
    expect(hasSearchIcon({ name: 'deposit', header: 'title' }, true)).toBe(false);
  });
});

describe('parentPath', () => {
  it.each([
    ['/deposit', '/'],
    ['/list/slot', '/'],
    ['/game/42', '/list'],
    ['/game/42/koi', '/list'],
    ['/affiliate/member', '/affiliate'],
    ['/affiliate', '/'],
    ['/forgot', '/login'],
    ['/no/such/page', '/'],
  ])('%s is below %s', (path, parent) => {
    expect(parentPath(path)).toBe(parent);
  });
});
