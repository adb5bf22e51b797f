// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { clearCookie, readCookie, writeCookie } from './cookies.ts';

it('reads what it wrote', async () => {
  writeCookie('locale', 'en');
  await Promise.resolve();
  expect(readCookie('locale')).toBe('en');
  clearCookie('locale');
  await Promise.resolve();
  expect(readCookie('locale')).toBeNull();
});

it('reads none and writes none if the browser refuses access', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  expect(readCookie('locale')).toBeNull();
  expect(() => writeCookie('locale', 'en')).not.toThrow();
  expect(() => clearCookie('locale')).not.toThrow();
  Reflect.deleteProperty(document, 'cookie');
});
