import { afterEach, expect, it, vi } from 'vitest';
import { browserHasPasskeys } from './hasPasskeys.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['lotus.example', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('has passkeys at %s: %s', (hostname, has) => {
  vi.stubGlobal('location', { hostname });
  expect(browserHasPasskeys()).toBe(false);
  vi.stubGlobal('PublicKeyCredential', class {});
  expect(browserHasPasskeys()).toBe(has);
});
