import { describe, expect, it } from 'vitest';
import { localeOfPath, localePath, pathWithoutLocale } from './locale.ts';

describe('addresses with Thai as the first language', () => {
  it.each([
    ['/', 'th', '/'],
    ['/deposit', 'th', '/deposit'],
    ['/en', 'en', '/'],
    ['/en/deposit?a=1', 'en', '/deposit?a=1'],
    ['/english', 'th', '/english'],
    ['/th/deposit', 'th', '/th/deposit'],
  ])('%s is %s, and %s without it', (path, locale, rest) => {
    expect([localeOfPath(path, 'th'), pathWithoutLocale(path, 'th')]).toEqual([locale, rest]);
  });
});

describe('addresses with English as the first language', () => {
  it.each([
    ['/', 'en', '/'],
    ['/th', 'th', '/'],
    ['/th/deposit', 'th', '/deposit'],
    ['/en/deposit', 'en', '/en/deposit'],
  ])('%s is %s, and %s without it', (path, locale, rest) => {
    expect([localeOfPath(path, 'en'), pathWithoutLocale(path, 'en')]).toEqual([locale, rest]);
  });

  it.each([
    ['th', '/', '/th'],
    ['th', '/?a=1', '/th?a=1'],
    ['th', '/deposit', '/th/deposit'],
    ['en', '/deposit', '/deposit'],
  ] as const)('in %s, %s is at %s', (locale, path, address) => {
    expect(localePath(locale, path, 'en')).toBe(address);
  });
});
