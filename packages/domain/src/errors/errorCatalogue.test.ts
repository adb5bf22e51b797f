import { describe, expect, it } from 'vitest';
import { errorMessageId, supportCode } from './errorCatalogue.ts';

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
});
