import { describe, expect, it } from 'vitest';
import { errorMessageId, errorMessageIds, supportCode } from './errorCatalogue.ts';

describe('error catalogue', () => {
  it('falls back to the message of the area', () => {
    expect(errorMessageId('withdraw', 1005)).toBe('error.withdraw.1005');
    expect(errorMessageId('withdraw', 7777)).toBe('error.withdraw.other');
    expect(errorMessageId('login', null)).toBe('error.login.other');
  });

  it('reads the support code after the first colon', () => {
    expect(supportCode('QR request failed:4102')).toBe('4102');
    expect(supportCode('no code here')).toBeNull();
    expect(supportCode('x:<img src=x>')).toBeNull();
  });

  it.each([
    [':4102', '4102'],
    ['QR request failed: 4102 ', '4102'],
    ['first:second:4102', null],
    ['4102', null],
    ['x:<4102', null],
    ['x:4102>', null],
    [`x:${'1'.repeat(32)}`, '1'.repeat(32)],
    [`x:${'1'.repeat(33)}`, null],
    ['x:', null],
  ])('reads %j as the support code %j', (message, code) => {
    expect(supportCode(message)).toBe(code);
  });

  it('lists a message for each code of an area, and one for other codes', () => {
    const ids = errorMessageIds();
    expect(ids.filter((id) => id.startsWith('error.launch.'))).toEqual([
      'error.launch.99',
      'error.launch.5003',
      'error.launch.other',
    ]);
    expect(ids.filter((id) => id.startsWith('error.reward.'))).toEqual([
      'error.reward.1',
      'error.reward.other',
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lists the messages of calls that failed or are repeated', () => {
    const ids = errorMessageIds();
    expect(ids.filter((id) => id.startsWith('error.general.'))).toEqual([
      'error.general.network',
      'error.general.timeout',
      'error.general.server',
      'error.general.malformed',
      'error.general.maintenance',
      'error.general.other',
      'error.general.session',
    ]);
    expect(ids.filter((id) => id.startsWith('cashier.'))).toEqual([
      'cashier.retrying.network',
      'cashier.retrying.timeout',
      'cashier.retrying.server',
      'cashier.retrying.malformed',
      'cashier.retrying.maintenance',
    ]);
  });
});
