import { describe, expect, it } from 'vitest';
import { tabItems } from './tabItems.ts';

const operator = (promotions: boolean) =>
  ({
    menus: { games: ['casino', 'slot'], more: [] },
    features: { promotions },
  }) as unknown as Parameters<typeof tabItems>[1];
const tabs = (pathname: string, promotions = true, found = true) =>
  tabItems({ pathname, href: (path) => `/en${path}` }, operator(promotions), found);
const current = (pathname: string, promotions = true) =>
  tabs(pathname, promotions)
    .filter((tab) => tab.current)
    .map(({ name }) => name);

describe('tabItems', () => {
  it('puts the deposit in the middle, and the history in place of promotions that are off', () => {
    expect(tabs('/').map(({ name }) => name)).toEqual([
      'home',
      'games',
      'deposit',
      'promotion',
      'menu',
    ]);
    expect(tabs('/', false)[3]).toMatchObject({ name: 'history', href: '/en/history' });
  });

  it.each([
    ['/', 'home'],
    ['/list/casino', 'games'],
    ['/search/koi', 'games'],
    ['/game/42/koi', 'games'],
    ['/deposit', 'deposit'],
    ['/promotion', 'promotion'],
    ['/bonus', 'promotion'],
    ['/affiliate/member', 'menu'],
  ])('marks at %s the tab %s', (pathname, name) => {
    expect(current(pathname)).toEqual([name]);
  });

  it('marks the history if it has its own tab, and none on a page without a tab', () => {
    expect(current('/history', false)).toEqual(['history']);
    expect(current('/promotion', false)).toEqual([]);
    expect(current('/login')).toEqual([]);
    expect(current('/withdraw')).toEqual([]);
    expect(current('/history')).toEqual([]);
  });

  it('marks none at an address that is not found', () => {
    const marked = tabs('/promotion/lost', true, false).filter((tab) => tab.current);
    expect(marked).toEqual([]);
  });
});
