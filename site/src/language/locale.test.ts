import { describe, expect, it } from 'vitest';
import { localeOfPath, localePath, localeTag, pathWithoutLocale } from './locale.ts';

const THAI = ['th', 'en'];
const ENGLISH = ['en', 'th'];
const THREE = ['th', 'en', 'lo'];

describe('addresses with Thai as the main language', () => {
  it.each([
    ['/', 'th', '/'],
    ['/deposit', 'th', '/deposit'],
    ['/en', 'en', '/'],
    ['/en/deposit?a=1', 'en', '/deposit?a=1'],
    ['/english', 'th', '/english'],
    ['/th/deposit', 'th', '/th/deposit'],
  ])('%s is %s, and %s without it', (path, locale, rest) => {
    expect([localeOfPath(path, THAI), pathWithoutLocale(path, THAI)]).toEqual([locale, rest]);
  });
});

describe('addresses with English as the main language', () => {
  it.each([
    ['/', 'en', '/'],
    ['/th', 'th', '/'],
    ['/th/deposit', 'th', '/deposit'],
    ['/en/deposit', 'en', '/en/deposit'],
  ])('%s is %s, and %s without it', (path, locale, rest) => {
    expect([localeOfPath(path, ENGLISH), pathWithoutLocale(path, ENGLISH)]).toEqual([locale, rest]);
  });

  it.each([
    ['th', '/', '/th'],
    ['th', '/?a=1', '/th?a=1'],
    ['th', '/deposit', '/th/deposit'],
    ['en', '/deposit', '/deposit'],
  ] as const)('in %s, %s is at %s', (locale, path, address) => {
    expect(localePath(locale, path, ENGLISH)).toBe(address);
  });
});

describe('addresses of a language that the operator adds', () => {
  it.each([
    ['/lo', 'lo', '/'],
    ['/lo/deposit?a=1', 'lo', '/deposit?a=1'],
    ['/lobby', 'th', '/lobby'],
    ['/en/lo', 'en', '/lo'],
  ])('%s is %s, and %s without it', (path, locale, rest) => {
    expect([localeOfPath(path, THREE), pathWithoutLocale(path, THREE)]).toEqual([locale, rest]);
  });

  it('has its prefix', () => {
    expect(localePath('lo', '/deposit', THREE)).toBe('/lo/deposit');
  });

  it('has a main language of its own without a prefix', () => {
    expect(localeOfPath('/deposit', ['lo', 'en'])).toBe('lo');
    expect(localePath('lo', '/deposit', ['lo', 'en'])).toBe('/deposit');
  });
});

describe('the tag for formats', () => {
  it('keeps Thai and English, and gives any other language 24 hours, Gregorian years and plain figures', () => {
    expect(['th', 'en', 'lo'].map(localeTag)).toEqual([
      'th-TH',
      'en-GB',
      'lo-u-ca-gregory-hc-h23-nu-latn',
    ]);
    const format = new Intl.DateTimeFormat(localeTag('my'), {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Asia/Bangkok',
    });
    const text = format.format(Date.parse('2026-01-15T13:05:00Z'));
    expect(text).toMatch(/20:05/);
    expect(text).toMatch(/26/);
  });
});
