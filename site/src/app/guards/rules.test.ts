import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../routing/routes.ts';
import { type TestVisit, arrive } from './testVisit.ts';

const MEMBER: TestVisit = { who: 'member' };
const ON_PHONE: TestVisit = { who: 'member', device: 'phone' };

/** One address for every route. */
const ADDRESSES = ROUTES.map(({ path }) =>
  path.replace(':id?', '1').replace(':id', '1').replace(':name', 'terms'),
);

describe('flags that open a panel', () => {
  it('redirect a visitor to login with the flag and the return address', () => {
    expect(arrive('/list/slot?sideDeposit=true&tab=withdraw-tab')).toBe(
      '/login?url=%2Flist%2Fslot%3FsideDeposit%3Dtrue%26tab%3Dwithdraw-tab&sideDeposit=true',
    );
    expect(arrive('/en?sideHistory=true')).toBe('/en/login?url=%2F%3FsideHistory%3Dtrue');
    expect(arrive('/login?url=%2F&sideDeposit=true')).toBe('/login?url=%2F&sideDeposit=true');
  });

  it.each([
    ['/?sideDeposit=true', '/deposit'],
    ['/list/slot?sideDeposit=true&tab=deposit-usdt-tab', '/deposit?tab=deposit-usdt-tab&arr=1'],
    ['/list/slot?sideDeposit=true&tab=deposit-tab&arr=2', '/deposit?tab=deposit-tab&arr=0'],
    ['/en/vip?sideDeposit=true&tab=withdraw-tab', '/en/withdraw'],
    ['/?sideDeposit=true&arr=2', '/withdraw'],
    ['/?sideHistory', '/history'],
    ['/login?sideDeposit=true&url=%2F', '/'],
  ])('redirect a member on a phone to the page: %s → %s', (address, end) => {
    expect(arrive(address, ON_PHONE)).toBe(end);
  });

  it('keep the address on wide screens, and while the session is unknown', () => {
    for (const device of ['ipad', 'desktop'] as const) {
      expect(arrive('/?sideDeposit=true', { who: 'member', device })).toBe('/?sideDeposit=true');
    }
    expect(arrive('/?sideDeposit=true', { who: 'unknown', device: 'phone' })).toBe(
      '/?sideDeposit=true',
    );
  });

  it('are kept by a login without a return address', () => {
    expect(arrive('/login?sideDeposit=true&tab=withdraw-tab', MEMBER)).toBe(
      '/?sideDeposit=true&tab=withdraw-tab&arr=2',
    );
  });

  it.each([
    '/?sideDeposit=TRUE&tab=<script>',
    '/?sideDeposit=1&sideDeposit=true',
    '/?sideDeposit=false',
    '/?sideHistory=<script>',
    '/?arr=99&tab=%00',
    '/?sideDeposit=%E0%A',
  ])('are ignored when invalid: %s', (address) => {
    expect(arrive(address)).toBe(address);
    expect(arrive(address, ON_PHONE)).toBe(address);
  });
});

describe('a member on a page for guests', () => {
  it.each([
    ['/login?url=%2Flist%2Fslot', '/list/slot'],
    ['/en/login?url=%2Fen%2Flist%3Fa%3D1', '/en/list?a=1'],
    ['/register?url=%2Fvip', '/vip'],
    ['/aff/ABC?url=%2Fen', '/'],
  ])('is redirected to the requested page: %s → %s', (address, end) => {
    expect(arrive(address, ON_PHONE)).toBe(end);
    expect(arrive(address, { ...MEMBER, beganHere: true })).toBe(end);
  });

  it.each([
    'https%3A%2F%2Fevil.example',
    '%2F%2Fevil.example',
    '%2Fen%2F%2Fevil.example',
    '%2F%5Cevil.example',
    'javascript%3Aalert(1)',
    '%2Fnowhere',
    `%2Flist%2F${'a'.repeat(5000)}`,
  ])('is not redirected to an address outside the site: %s', (url) => {
    expect(arrive(`/login?url=${url}`, MEMBER)).toBe('/');
    expect(arrive(`/login?url=${url}`, ON_PHONE)).toBe('/profile');
  });

  it('goes home after login or registration, also on a phone', () => {
    for (const address of ['/login', '/register', '/aff/ABC']) {
      expect(arrive(address, { ...ON_PHONE, beganHere: true })).toBe('/');
    }
  });
});

describe('every page address', () => {
  it.each(ADDRESSES)('is returned to after login: %s', (path) => {
    const back = arrive(`/login?url=${encodeURIComponent(`${path}?a=1`)}`, MEMBER);
    expect(back).toBe(`${path}?a=1`);
  });
});

describe('a required new password', () => {
  const exempt =
    /^\/(?:login|loginUrl|loginLine|maintenance|resetPassword|(?:register|registerAff|aff)(?:\/1)?)$/;

  it.each(ADDRESSES)('comes before %s, except on the pages for login and registration', (path) => {
    for (const who of ['visitor', 'member', 'unknown'] as const) {
      const end = arrive(path, { who, mustReset: true });
      if (exempt.test(path))
        expect(end).toBe(arrive(path, { who, mustReset: path === '/resetPassword' }));
      else expect(end).toBe('/resetPassword');
    }
  });

  it('can be chosen without being logged in', () => {
    expect(arrive('/en/resetPassword', { mustReset: true })).toBe('/en/resetPassword');
  });

  it('is dropped on the pages for login and registration', () => {
    const drops = ROUTES.filter(({ dropsReset }) => dropsReset).map(({ name }) => name);
    expect(drops.sort()).toEqual(
      [
        'aff',
        'aff-id',
        'login',
        'loginUrl',
        'register',
        'register-id',
        'registerAff',
        'registerAff-id',
      ].sort(),
    );
  });
});

describe('a feature that the operator has switched off', () => {
  it.each([
    ['favourites', ['/favourite', '/list/favourite', '/list/Recent']],
    ['demo', ['/demo']],
    ['promotions', ['/promotion', '/bonus']],
    ['missions', ['/missions']],
    ['tournament', ['/tournament', '/slot-tournament']],
    ['vip', ['/vip']],
    ['help', ['/help']],
  ] as const)('%s: removes its pages', (off, addresses) => {
    for (const address of addresses) {
      for (const who of ['visitor', 'member', 'unknown'] as const) {
        expect(arrive(address, { who, off }), `${who} ${address}`).toBe('404');
      }
    }
    expect(arrive('/', { off })).toBe('/');
  });

  it('affiliate programme: removes its pages', () => {
    for (const address of ADDRESSES.filter((path) => path.startsWith('/affiliate'))) {
      expect(arrive(address, { who: 'member', hideaff: true })).toBe('404');
    }
    expect(arrive('/aff/ABC', { hideaff: true })).toBe('/aff/ABC');
  });

  it('demo: treats a demo game as a game for members', () => {
    expect(arrive('/game/g1/koi-demo', { off: 'demo' })).toBe('/login?url=%2Fgame%2Fg1%2Fkoi-demo');
    expect(arrive('/game/g1/koi-demo', { ...MEMBER, off: 'demo' })).toBe('/game/g1/koi-demo');
  });
});
