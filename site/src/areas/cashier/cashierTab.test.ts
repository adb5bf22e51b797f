import { describe, expect, it } from 'vitest';
import { addressOfTab, correctedAddress, shownTab } from './cashierTab.ts';

/** The tab of an address. `usdt` as in the profile. */
function shown(address: string, rest: { last?: string; usdt?: boolean | null } = {}) {
  const [pathname = '', query] = address.split('?');
  const search = query === undefined ? '' : `?${query}`;
  const { last = null, usdt = true } = rest;
  const tab = shownTab({ pathname, search, last, usdt });
  return [tab, correctedAddress({ pathname, search }, tab)];
}

describe('cashier tab', () => {
  it.each([
    ['/?sideDeposit=true&tab=withdraw-tab&arr=2', 'withdraw-tab', null],
    ['/?sideDeposit=true&tab=deposit-tab&arr=0', 'deposit-tab', null],
    // `tab` takes precedence over `arr`, and both are written.
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
  ])('in a panel: %s shows %s', (address, tab, corrected) => {
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

  it('is the last open one when neither the address nor the page names one', () => {
    expect(shown('/?sideDeposit=true', { last: 'withdraw-tab' })[0]).toBe('withdraw-tab');
    expect(shown('/?sideDeposit=true', { last: 'deposit-usdt-tab' })[0]).toBe('deposit-usdt-tab');
    expect(shown('/deposit', { last: 'deposit-usdt-tab' })[0]).toBe('deposit-tab');
    expect(shown('/deposit', { last: 'withdraw-tab' })[0]).toBe('deposit-tab');
    expect(shown('/withdraw', { last: 'deposit-tab' })[0]).toBe('withdraw-tab');
    expect(shown('/Withdraw/', { last: 'deposit-tab' })).toEqual(['withdraw-tab', null]);
    expect(shown('/DEPOSIT', { last: 'withdraw-tab' })).toEqual(['deposit-tab', null]);
    expect(shown('/?sideDeposit=true&arr=0', { last: 'withdraw-tab' })[0]).toBe('deposit-tab');
  });

  it('refuses USDT without options and corrects the address, and waits while they are unknown', () => {
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

  it('has its own address on every page, and keeps other parameters', () => {
    expect(addressOfTab('/list/slot', '?ref=1', 'deposit-usdt-tab')).toBe(
      '/list/slot?ref=1&sideDeposit=true&tab=deposit-usdt-tab&arr=1',
    );
    expect(addressOfTab('/deposit', '?tab=deposit-tab&arr=0&ref=1', 'withdraw-tab')).toBe(
      '/withdraw?ref=1',
    );
    expect(addressOfTab('/withdraw', '', 'deposit-tab')).toBe('/deposit?tab=deposit-tab&arr=0');
  });
});
