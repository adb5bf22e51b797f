import { describe, expect, it } from 'vitest';
import { wantedPath, withReturn } from './returnHref.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

describe('the page that a visitor wants', () => {
  it.each([
    ['an open page', at('/promotion', '?id=payday'), '/promotion?id=payday'],
    ['a game', at('/game/g_durian-riot'), '/game/g_durian-riot'],
    ['home', at('/'), null],
    ['login without a return address', at('/login'), null],
    ['login with one', at('/login', '?url=%2Fvip'), '/vip'],
    [
      'registration with a link of an affiliate',
      at('/register/abc', '?url=%2Fhistory'),
      '/history',
    ],
    ['a forgotten password', at('/forgot', '?url=%2Fwithdraw'), '/withdraw'],
    ['an address of another site', at('/login', '?url=https%3A%2F%2Fevil.example'), null],
    ['an unknown page', at('/no/such/page'), null],
  ])('%s', (_, place, wanted) => {
    expect(wantedPath(place)).toBe(wanted);
  });
});

it('is in the address of each page on the way', () => {
  const place = at('/login', '?url=%2Fgame%2Fg_durian-riot');
  expect(withReturn(place, '/register')).toBe('/register?url=%2Fgame%2Fg_durian-riot');
  expect(withReturn(place, '/menu?ref=ABC')).toBe('/menu?ref=ABC&url=%2Fgame%2Fg_durian-riot');
  expect(withReturn(at('/'), '/login')).toBe('/login');
});
