import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { readCookie } from '../platform/storage/cookies.ts';

const register = vi.fn<(script: unknown) => Promise<void>>();
let isInstalled = false;

beforeEach(() => {
  isInstalled = false;
  register.mockReset().mockResolvedValue();
  vi.stubEnv('DEV', false);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isInstalled && query === '(display-mode: standalone)',
  }));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  document.cookie = 'app-pwa=; max-age=0; path=/';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('an installable site', () => {
  it('stores that it runs as an application, and only then', () => {
    registerServiceWorker();
    expect(readCookie('app-pwa')).toBeNull();
    isInstalled = true;
    registerServiceWorker();
    expect(readCookie('app-pwa')).toBe('1');
  });

  it('registers its service worker through a trusted types policy that accepts no other URL', async () => {
    let rules: { createScriptURL(url: string): string } | undefined;
    const createPolicy = vi.fn((_name: string, own: typeof rules) => {
      rules = own;
      return {
        // Like in a browser, where it fails when it is called without its object.
        createScriptURL(this: unknown, url: string) {
          if (this === undefined) throw new TypeError('Illegal invocation');
          return { trusted: own?.createScriptURL(url) };
        },
      };
    });
    vi.stubGlobal('trustedTypes', { createPolicy });
    registerServiceWorker();
    await vi.waitFor(() => expect(register).toHaveBeenCalled());
    expect(createPolicy.mock.calls[0]?.[0]).toBe('service-worker');
    expect(register.mock.calls[0]?.[0]).toEqual({ trusted: '/sw.js' });
    expect(() => rules?.createScriptURL('/other.js')).toThrow(TypeError);
  });

  it('works without trusted types and without service workers', async () => {
    registerServiceWorker();
    await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
    vi.stubGlobal('navigator', {});
    registerServiceWorker();
    expect(register).toHaveBeenCalledOnce();
  });

  it('registers no service worker in a browser that blocks cookies', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    registerServiceWorker();
    expect(register).not.toHaveBeenCalled();
  });

  it('registers no service worker in development', () => {
    vi.stubEnv('DEV', true);
    registerServiceWorker();
    expect(register).not.toHaveBeenCalled();
  });
});
