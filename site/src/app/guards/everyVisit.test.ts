import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../routing/routes.ts';
import { type Device, arrive } from './testVisit.ts';
import type { Who } from '../../routing/visit.ts';

/**
 * Section 6 as a hand-written table: the page that an address ends at. `here` is the page itself, `login` the login page
 * with the return address, `error` an error with a retry. A member `elsewhere` has an iPad or a desktop.
 */
const RULES = `
address                        | visitor | member, phone | member, elsewhere | unknown
/                              | here    | here          | here              | here
/list                          | here    | here          | here              | here
/list/slot                     | here    | here          | here              | here
/list/freespin                 | here    | here          | here              | here
/list/pg-soft                  | here    | here          | here              | here
/list/favourite                | /       | here          | here              | error
/list/recent                   | /       | here          | here              | error
/list/%20Favourite%20          | /       | here          | here              | error
/favourite                     | /       | here          | here              | error
/search                        | here    | here          | here              | here
/search/koi                    | here    | here          | here              | here
/game/g1                       | here    | here          | here              | here
/game/g1/koi                   | login   | here          | here              | error
/game/g1/koi-demo              | here    | here          | here              | here
/demo                          | here    | here          | here              | here
/promotion                     | here    | here          | here              | here
/bonus                         | here    | here          | here              | here
/event                         | here    | here          | here              | here
/tournament                    | here    | here          | here              | here
/slot-tournament               | here    | here          | here              | here
/vip                           | here    | here          | here              | here
/help                          | here    | here          | here              | here
/page/terms                    | here    | here          | here              | here
/page/unknown                  | 404     | 404           | 404               | 404
/menu                          | here    | here          | here              | here
/maintenance                   | here    | here          | here              | here
/loginLine                     | here    | here          | here              | here
/loginUrl                      | here    | here          | here              | here
/login                         | here    | /profile      | /                 | error
/register                      | here    | /profile      | /                 | error
/register/ABC                  | here    | /profile      | /                 | error
/registerAff                   | here    | /profile      | /                 | error
/registerAff/ABC               | here    | /profile      | /                 | error
/aff                           | here    | /profile      | /                 | error
/aff/ABC                       | here    | /profile      | /                 | error
/forgot                        | here    | /profile      | /                 | error
/deposit                       | login   | here          | here              | error
/withdraw                      | login   | here          | here              | error
/history                       | login   | here          | here              | error
/notices                       | login   | here          | here              | error
/missions                      | login   | here          | here              | error
/limits                        | login   | here          | here              | error
/profile                       | login   | here          | here              | error
/resetPassword                 | login   | here          | here              | error
/affiliate                     | login   | here          | here              | error
/affiliate/member              | login   | here          | here              | error
/affiliate/history             | login   | here          | here              | error
/affiliate/reportDaily         | login   | here          | here              | error
/affiliate/reportDetail        | login   | here          | here              | error
/affiliate/reportDetail/2026-1 | login   | here          | here              | error
`;

const [, ...rows] = RULES.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));

/** The same in English: under `/en`. The return address has no language. */
const addressIn = (locale: 'th' | 'en', path: string) =>
  locale === 'th' ? path : path.replace(/^\/(?=$)|^(?=\/)/, '/en');

const VISITS = rows.flatMap(([path = '', visitor, onPhone, elsewhere, unknown]) => {
  const rules = [
    ['visitor', 'phone', visitor],
    ['visitor', 'ipad', visitor],
    ['visitor', 'desktop', visitor],
    ['member', 'phone', onPhone],
    ['member', 'ipad', elsewhere],
    ['member', 'desktop', elsewhere],
    ['unknown', 'phone', unknown],
    ['unknown', 'ipad', unknown],
    ['unknown', 'desktop', unknown],
  ] as const satisfies readonly (readonly [Who, Device, string | undefined])[];
  return (['th', 'en'] as const).flatMap((locale) =>
    rules.map(([who, device, rule = '']) => {
      const address = addressIn(locale, path);
      const placed: Record<string, string> = {
        here: address,
        error: 'error',
        404: '404',
        login: addressIn(locale, `/login?url=${encodeURIComponent(path)}`),
      };
      return { who, device, address, end: placed[rule] ?? addressIn(locale, rule) };
    }),
  );
});

describe('every route in each language, by visitor and device', () => {
  it.each(VISITS)('$who, $device: $address → $end', ({ who, device, address, end }) => {
    expect(arrive(address, { who, device })).toBe(end);
  });

  it('covers the whole site map', () => {
    const covered = ROUTES.filter(({ path }) => {
      const form = new RegExp(
        `^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`,
      );
      return rows.some(([address = '']) => form.test(address));
    });
    expect(covered.map(({ name }) => name)).toEqual(ROUTES.map(({ name }) => name));
    expect(VISITS).toHaveLength(rows.length * 2 * 9);
  });
});

it('returns 404 for /limits when limits and breaks are both switched off', () => {
  const off = { depositLimits: false, timeOut: false };
  for (const who of ['visitor', 'member', 'unknown'] as const) {
    expect(arrive('/limits', { who, protection: off })).toBe('404');
  }
  for (const on of ['depositLimits', 'timeOut'] as const) {
    expect(arrive('/limits', { who: 'member', protection: { ...off, [on]: true } })).toBe(
      '/limits',
    );
  }
});
