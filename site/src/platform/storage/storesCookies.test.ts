// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { storesCookies } from './storesCookies.ts';

afterEach(() => {
  vi.restoreAllMocks();
  // Of two spies on one property the last one would stay, and other files share this document.
  Reflect.deleteProperty(document, 'cookie');
});

it('is true, and leaves nothing behind', () => {
  expect(storesCookies()).toBe(true);
  expect(document.cookie).toBe('');
});

it('is false if the browser ignores cookies', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(storesCookies()).toBe(false);
});

it.each(['get', 'set'] as const)('is false if the browser refuses to %s them', (access) => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  if (access === 'get') vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  else vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  expect(storesCookies()).toBe(false);
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  expect(document.cookie).toBe('');
});

it('is true while another tab tests at the same moment', () => {
  const written: string[] = [];
  const jar = vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
  });
  // The other tab's test ends after this one has begun.
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    if (written.length < 2) storesCookies();
    const names = written.map((cookie) => cookie.split('=')[0]!);
    const removed = written.filter((cookie) => cookie.includes('Max-Age=0'));
    const left = names.filter((name) => !removed.some((cookie) => cookie.startsWith(`${name}=`)));
    return left.map((name) => `${name}=1`).join('; ');
  });
  expect(storesCookies()).toBe(true);
  expect(jar).toHaveBeenCalled();
});
