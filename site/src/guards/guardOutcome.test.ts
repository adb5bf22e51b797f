import { safeReturnPath } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../app/routes.ts';
import { readSearchFlags } from '../app/searchFlags.ts';
import { guardOutcome } from './guardOutcome.ts';

function visit(
  name: string,
  pathname: string,
  search = '',
  who: { member?: boolean; phone?: boolean; demo?: boolean } = {},
) {
  const route = ROUTES.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`no route ${name}`);
  return guardOutcome({
    route,
    pathname,
    search,
    flags: readSearchFlags(search),
    hasDemo: who.demo ?? true,
    isMember: who.member ?? false,
    isPhone: who.phone ?? false,
  });
}

describe('guards', () => {
  it.each(['deposit', 'withdraw', 'history'])(
    'sends a visitor from %s to login and back',
    (name) => {
      const outcome = visit(name, `/${name}`, '?a=1');
      expect(outcome).toEqual({ outcome: 'redirect', to: `/login?url=%2F${name}%3Fa%3D1` });
      const back = new URLSearchParams('to' in outcome ? outcome.to.split('?')[1] : '').get('url');
      expect(safeReturnPath(back)).toBe(`/${name}?a=1`);
    },
  );

  it('lets a visitor into a demo game only', () => {
    expect(visit('game-id-name', '/game/g1/koi-demo')).toEqual({ outcome: 'show' });
    expect(visit('game-id-name', '/game/g1/koi-demo', '', { demo: false }).outcome).toBe(
      'redirect',
    );
    expect(visit('game-id-name', '/game/g1/koi')).toMatchObject({ outcome: 'redirect' });
  });

  it('sends a visitor with sideDeposit to login, keeping the flag', () => {
    expect(visit('index', '/', '?sideDeposit=true')).toEqual({
      outcome: 'redirect',
      to: '/login?url=%2F%3FsideDeposit%3Dtrue&sideDeposit=true',
    });
    expect(visit('login', '/login', '?url=%2F&sideDeposit=true')).toEqual({ outcome: 'show' });
  });

  it('keeps members away from the login page', () => {
    expect(visit('login', '/login', '', { member: true })).toEqual({
      outcome: 'redirect',
      to: '/',
    });
  });

  it('brings a member who has just logged in to the wanted page of this site, and nowhere else', () => {
    const member = { member: true };
    expect(visit('login', '/login', '?url=%2Flist%2Fslot', member)).toMatchObject({
      to: '/list/slot',
    });
    expect(visit('login', '/login', '?url=%2Fen%2Flist%3Fa%3D1', member)).toMatchObject({
      to: '/list?a=1',
    });
    expect(visit('login', '/login', '?url=%2Fen', member)).toMatchObject({ to: '/' });
    expect(visit('login', '/login', '?url=https%3A%2F%2Fevil.example', member)).toMatchObject({
      to: '/',
    });
    expect(visit('login', '/login', '?url=%2F%2Fevil.example', member)).toMatchObject({ to: '/' });
  });

  it.each([
    ['?sideDeposit=true', '/deposit'],
    ['?sideDeposit=true&tab=withdraw-tab', '/withdraw'],
    ['?sideHistory=true', '/history'],
  ])('gives a member on a phone the page instead of %s', (search, to) => {
    expect(visit('index', '/', search, { member: true, phone: true })).toEqual({
      outcome: 'redirect',
      to,
    });
    expect(visit('index', '/', search, { member: true })).toEqual({ outcome: 'show' });
  });
});
