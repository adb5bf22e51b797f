import { describe, expect, it } from 'vitest';
import { readSearchFlags, withCashier, withHistory, withoutPanels } from './searchFlags.ts';

describe('search flags', () => {
  it('reads the tab by name, by number where the name is missing or unknown, else the first', () => {
    expect(readSearchFlags('?sideDeposit=true&tab=withdraw-tab&arr=0').tab).toBe('withdraw-tab');
    expect(readSearchFlags('?sideDeposit=true&tab=junk&arr=2').tab).toBe('withdraw-tab');
    expect(readSearchFlags('?arr=1').tab).toBe('deposit-usdt-tab');
    expect(readSearchFlags('?tab=&arr=%00').tab).toBe('deposit-tab');
  });

  it('opens only for the value that says so', () => {
    expect(readSearchFlags('?sideDeposit=1').sideDeposit).toBe(false);
    expect(readSearchFlags('?sideHistory').sideHistory).toBe(true);
    expect(readSearchFlags('?sideHistory=true').sideHistory).toBe(true);
    expect(readSearchFlags('?sideHistory=false').sideHistory).toBe(false);
    expect(readSearchFlags('?sideHistory=%3Cscript%3E').sideHistory).toBe(false);
  });

  it('keeps what else the address says, opening and closing', () => {
    const opened = withCashier('/list/slot', '?ref=662E41&sideHistory=true', 'withdraw-tab');
    expect(opened).toBe('/list/slot?ref=662E41&sideDeposit=true&tab=withdraw-tab&arr=2');
    expect(withoutPanels('/list/slot', opened.slice(opened.indexOf('?')))).toBe(
      '/list/slot?ref=662E41',
    );
    expect(withHistory('/', '?sideDeposit=true')).toBe('/?sideHistory=true');
  });
});
