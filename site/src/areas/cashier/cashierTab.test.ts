import { describe, expect, it } from 'vitest';
import { addressOfTab, correctedAddress, shownTab } from './cashierTab.ts';

/** The tab that an address shows; `usdt` as the profile says. */
function shown(address: string, rest: { last?: string; usdt?: boolean | null } = {}) {
  const [pathname = '', query] = address.split('?');
  const search = query === undefined ? '' : `?${query}`;
  const { last = null, usdt = true } = rest;
  const tab = shownTab({ pathname, search, last, usdt });
  return [tab, correctedAddress({ pathname, search }, tab)];
}

describe('the tab of the cashier', () => {
  it.each([
    ['/?sideDeposit=true&tab=withdraw-tab&arr=2', 'withdraw-tab', null],
    ['/?sideDeposit=true&tab=deposit-tab&arr=0', 'deposit-tab', null],
    // `tab` decides over `arr`, and both are written.
    [
      '/?sideDeposit=true&tab=deposit-tab&arr=2',
      'deposit-tab',
      '/?sideDeposit=true&tab=deposit-tab&arr=0',
    ],
    ['/?sideDeposit=true&arr=2', 'withdraw-tab', '/?sideDeposit=true&tab=withdraw-tab&arr=2'],
    [
      '/?sideDeposit=true&tab=junk&arr=1',
      'deposit-usdt-tab',
      '/?sideDeposit=true&tab=deposit-usdt-tab&arr=1',
    ],
    ['/?sideDeposit=true', 'deposit-tab', null],
    ['/?sideDeposit=true&tab=%00&arr=9', 'deposit-tab', '/?sideDeposit=true&tab=deposit-tab&arr=0'],
  ])('beside a page: %s shows %s', (address, tab, corrected) => {
    expect(shown(address)).toEqual([tab, corrected]);
  });

  it.each([
    ['/deposit', 'deposit-tab', null],
    ['/withdraw', 'withdraw-tab', null],
    ['/deposit?tab=deposit-usdt-tab&arr=1', 'deposit-usdt-tab', null],
    ['/deposit?arr=1', 'deposit-usdt-tab', '/deposit?tab=deposit-usdt-tab&arr=1'],
    ['/deposit?tab=withdraw-tab', 'withdraw-tab', '/withdraw'],
    [
      '/withdraw?tab=deposit-usdt-tab&ref=1',
      'deposit-usdt-tab',
      '/deposit?tab=deposit-usdt-tab&arr=1&ref=1',
    ],
    ['/deposit?sideDeposit=true&tab=withdraw-tab&arr=2', 'withdraw-tab', '/withdraw'],
    ['/deposit?ref=1', 'deposit-tab', null],
  ])('on a page: %s shows %s', (address, tab, corrected) => {
    expect(shown(address)).toEqual([tab, corrected]);
  });

  it('is the one that was open last where the address names none, and the page does not', () => {
    expect(shown('/?sideDeposit=true', { last: 'withdraw-tab' })[0]).toBe('withdraw-tab');
    expect(shown('/?sideDeposit=true', { last: 'deposit-usdt-tab' })[0]).toBe('deposit-usdt-tab');
    expect(shown('/deposit', { last: 'deposit-usdt-tab' })[0]).toBe('deposit-usdt-tab');
    expect(shown('/deposit', { last: 'withdraw-tab' })[0]).toBe('deposit-tab');
    expect(shown('/withdraw', { last: 'deposit-tab' })[0]).toBe('withdraw-tab');
    expect(shown('/Withdraw/', { last: 'deposit-tab' })).toEqual(['withdraw-tab', null]);
    expect(shown('/DEPOSIT', { last: 'withdraw-tab' })).toEqual(['deposit-tab', null]);
    expect(shown('/?sideDeposit=true&arr=0', { last: 'withdraw-tab' })[0]).toBe('deposit-tab');
  });

  it('refuses USDT without options and corrects the address, and waits while they are not known', () => {
    const address = '/?sideDeposit=true&tab=deposit-usdt-tab&arr=1';
    expect(shown(address, { usdt: false })).toEqual([
      'deposit-tab',
      '/?sideDeposit=true&tab=deposit-tab&arr=0',
    ]);
    expect(shown(address, { usdt: null })).toEqual(['deposit-usdt-tab', null]);
    expect(shown('/deposit', { usdt: false, last: 'deposit-usdt-tab' })).toEqual([
      'deposit-tab',
      null,
    ]);
  });

  it('has an address of its own wherever it stands, beside what else is said there', () => {
    expect(addressOfTab('/list/slot', '?ref=1', 'deposit-usdt-tab')).toBe(
      '/list/slot?ref=1&sideDeposit=true&tab=deposit-usdt-tab&arr=1',
    );
    expect(addressOfTab('/deposit', '?tab=deposit-tab&arr=0&ref=1', 'withdraw-tab')).toBe(
      '/withdraw?ref=1',
    );
    expect(addressOfTab('/withdraw', '', 'deposit-tab')).toBe('/deposit?tab=deposit-tab&arr=0');
  });
});
