import type { NavItem } from '@brand/ui';
import { describe, expect, it } from 'vitest';
import {
  type MenuOperator,
  gameItems,
  memberGroups,
  moreItems,
  visitorGroups,
} from './menuGroups.ts';
import { testOperator } from '../../../server/testOperator.ts';
import type { Place } from '../../routing/navigation.ts';

const operator = testOperator({
  menus: {
    games: ['slot', 'casino'],
    more: ['freespin', 'demo', 'vip', 'promotion', 'missions', 'tournament', 'help'],
  },
});
const withMissions = { ...operator, features: { ...operator.features, missions: true } };

const at = (pathname: string): Place => ({
  locale: 'en',
  pathname,
  search: '',
  href: (path) => `/en${path}`,
  go: () => undefined,
});

const names = (items: readonly NavItem[]) => items.map(({ name }) => name);
const current = (items: readonly NavItem[]) => names(items.filter((one) => one.current));
const all = (groups: ReturnType<typeof visitorGroups>) => groups.flatMap(({ items }) => items);

describe('menu', () => {
  it('lists the operator’s entries, in the operator’s order and in the language of the page', () => {
    expect(gameItems(at('/'), operator).map(({ href }) => href)).toEqual([
      '/en/list/slot',
      '/en/list/casino',
    ]);
    expect(moreItems(at('/'), operator).map(({ href }) => href)).toEqual([
      '/en/list/freespin',
      '/en/demo',
      '/en/vip',
      '/en/promotion',
      '/en/tournament',
      '/en/help',
    ]);
  });

  it.each([
    ['demo', 'demo'],
    ['vip', 'vip'],
    ['promotions', 'promotion'],
    ['tournament', 'tournament'],
    ['help', 'help'],
  ] as const)('leaves out a feature that is switched off: %s', (feature, name) => {
    const without = { ...operator, features: { ...operator.features, [feature]: false } };
    expect(names(moreItems(at('/'), operator))).toContain(name);
    expect(names(moreItems(at('/'), without))).not.toContain(name);
  });

  it('has missions only if the operator enables them, with the number of rewards once it is known', () => {
    expect(names(moreItems(at('/'), operator))).not.toContain('missions');
    const entry = (toCollect: number | null) =>
      moreItems(at('/'), withMissions, toCollect).find(({ name }) => name === 'missions');
    expect(entry(null)).toMatchObject({ href: '/en/missions', count: null });
    expect(entry(2)?.count).toBe(2);
  });

  it('marks the current page, also for lists and subpages, and no other', () => {
    const items = (path: string) => all(memberGroups(at(path), operator, true, undefined, null));
    expect(current(items('/'))).toEqual(['home']);
    expect(current(items('/list/slot'))).toEqual(['slot']);
    expect(current(items('/list/favourite'))).toEqual(['favourite']);
    expect(current(items('/affiliate/member'))).toEqual(['affiliate']);
    expect(current(items('/list/slots-of-war'))).toEqual([]);
  });

  it('counts the lists of a member once the counts are known, and has none when favourites are off', () => {
    const counts = { favourites: 12, recents: 3 };
    const [main] = memberGroups(at('/'), operator, true, counts, null);
    expect(main?.items.map(({ count }) => count)).toEqual([undefined, 12, 3]);
    const [waiting] = memberGroups(at('/'), operator, true, undefined, null);
    expect(waiting?.items.map(({ count }) => count)).toEqual([undefined, null, null]);
    const off = { ...operator, features: { ...operator.features, favourites: false } };
    expect(names(memberGroups(at('/'), off, true, counts, null)[0]?.items ?? [])).toEqual(['home']);
  });

  it('hides the affiliate programme if the operator hides it', () => {
    const hidden = { ...operator, hideaff: true };
    expect(names(all(memberGroups(at('/'), operator, true, undefined, null)))).toContain(
      'affiliate',
    );
    expect(names(all(memberGroups(at('/'), hidden, true, undefined, null)))).not.toContain(
      'affiliate',
    );
  });

  it('shows a visitor links by the rules of registration', () => {
    const account = (registration: MenuOperator['registration']) =>
      visitorGroups(at('/'), { ...operator, registration })
        .at(-1)
        ?.items.map(({ href }) => href);
    const link = 'https://aff.example/ABC';
    expect(account({ enabled: true, affiliateLink: null })).toEqual(['/en/login', '/en/register']);
    expect(account({ enabled: true, affiliateLink: link })).toEqual(['/en/login', link]);
    expect(account({ enabled: false, affiliateLink: link })).toEqual(['/en/login']);
  });
});
