import { describe, expect, it } from 'vitest';
import {
  cashierPage,
  readSearchFlags,
  withCashier,
  withHistory,
  withoutPanels,
  historyPage,
} from './searchFlags.ts';

describe('search flags', () => {
  it('read the tab by name, by number if the name is missing or unknown, otherwise none', () => {
    expect(readSearchFlags('?sideDeposit=true&tab=withdraw-tab&arr=0').tab).toBe('withdraw-tab');
    expect(readSearchFlags('?sideDeposit=true&tab=junk&arr=2').tab).toBe('withdraw-tab');
    expect(readSearchFlags('?arr=1').tab).toBe('deposit-usdt-tab');
    expect(readSearchFlags('?tab=&arr=%00').tab).toBeNull();
  });

  it('open only for the valid value', () => {
    expect(readSearchFlags('?sideDeposit=1').sideDeposit).toBe(false);
    expect(readSearchFlags('?sideHistory').sideHistory).toBe(true);
    expect(readSearchFlags('?sideHistory=true').sideHistory).toBe(true);
    expect(readSearchFlags('?sideHistory=false').sideHistory).toBe(false);
    expect(readSearchFlags('?sideHistory=%3Cscript%3E').sideHistory).toBe(false);
  });

  it('keep other parameters when opening and closing', () => {
    const opened = withCashier('/list/slot', '?ref=662E41&sideHistory=true', 'withdraw-tab');
    expect(opened).toBe('/list/slot?ref=662E41&sideDeposit=true&tab=withdraw-tab&arr=2');
    expect(withoutPanels('/list/slot', opened.slice(opened.indexOf('?')))).toBe(
      '/list/slot?ref=662E41',
    );
    expect(withHistory('/', '?sideDeposit=true')).toBe('/?sideHistory=true');
    expect(withCashier('/', '', null)).toBe('/?sideDeposit=true');
    const narrowed = '?keep=1&sideHistory=true&historyType=deposit';
    expect(withoutPanels('/vip', narrowed)).toBe('/vip?keep=1');
    expect(withCashier('/', narrowed, null)).toBe('/?keep=1&sideDeposit=true');
  });

  it('write tab and number together, and give a withdrawal its own page', () => {
    expect(cashierPage('deposit-usdt-tab')).toBe('/deposit?tab=deposit-usdt-tab&arr=1');
    expect(cashierPage('deposit-tab')).toBe('/deposit?tab=deposit-tab&arr=0');
    expect(cashierPage('withdraw-tab')).toBe('/withdraw');
    expect(cashierPage(null)).toBe('/deposit');
    expect(historyPage('?sideHistory&keep=1')).toBe('/history');
    expect(historyPage('?sideHistory&historyType=deposit&historyStatus=success')).toBe(
      '/history?historyType=deposit&historyStatus=success',
    );
  });
});
