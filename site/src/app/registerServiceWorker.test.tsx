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
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  document.cookie = 'app-pwa=; max-age=0; path=/';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a site that can be installed', () => {
  it('remembers that it runs as an application, and only then', () => {
    registerServiceWorker();
    expect(readCookie('app-pwa')).toBeNull();
    isInstalled = true;
    registerServiceWorker();
    expect(readCookie('app-pwa')).toBe('1');
  });

  it('registers its service worker through a policy that passes nothing else', async () => {
    let rules: { createScriptURL(url: string): string } | undefined;
    const createPolicy = vi.fn((_name: string, own: typeof rules) => {
      rules = own;
      return {
        // As a browser has it, which refuses to be called on nothing.
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

  it('works without trusted types, and without a service worker', async () => {
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

  it('has none while it is being worked on', () => {
    vi.stubEnv('DEV', true);
    registerServiceWorker();
    expect(register).not.toHaveBeenCalled();
  });
});
