import { describe, expect, it } from 'vitest';
import { groupAccountNumber } from './accountNumber.ts';

describe('account numbers', () => {
  it.each([
    ['1234567890', '123-4-56789-0'],
    ['12345678901', '123-4-56789-01'],
    ['123456789012', '123-4-56789-01'],
    ['12345', '123-4-5'],
    ['123-4-56789-0', '123-4-56789-0'],
    ['', ''],
  ])('groups %s as %s', (number, grouped) => {
    expect(groupAccountNumber(number)).toBe(grouped);
  });
});
