import { describe, expect, it } from 'vitest';
import { passkeyName } from './passkey.ts';

describe('the name of a passkey', () => {
  it.each([
    ['My phone', 'My phone'],
    ['  My \n  phone ', 'My phone'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['a'.repeat(41), 'a'.repeat(40)],
    [` ${'a'.repeat(40)}`, 'a'.repeat(40)],
    [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
    ['', null],
    ['  ', null],
  ])('typed as %j is %j', (typed, expected) => {
    expect(passkeyName(typed)).toBe(expected);
  });
});
