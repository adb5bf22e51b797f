import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const replaceState = vi.fn<(state: unknown, title: string, url: string) => void>();
const state = { step: 1 };

function open(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  const place = { pathname, search, hash };
  replaceState.mockImplementation((_state, _title, url) => {
    Object.assign(place, { pathname: url, search: '', hash: '' });
  });
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', { state, replaceState });
}

beforeEach(() => {
  vi.resetModules();
  replaceState.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('removes the token from the address when the page loads, before it is read', async () => {
  open('/en/loginUrl?token=ll_1&url=%2Fhistory#x');
  const { oneTimeQuery } = await import('./oneTimeQuery.ts');
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(state, '', '/en/loginUrl');
  expect(oneTimeQuery('loginUrl')?.get('token')).toBe('ll_1');
  expect(oneTimeQuery('loginUrl')?.get('url')).toBe('/history');
});

it('returns it to its page until the page has used it', async () => {
  open('/loginLine?action=login&code=lc_1');
  const { dropOneTimeQuery, oneTimeQuery } = await import('./oneTimeQuery.ts');
  expect(oneTimeQuery('loginUrl')).toBeNull();
  expect(oneTimeQuery('loginLine')?.get('code')).toBe('lc_1');
  dropOneTimeQuery();
  expect(oneTimeQuery('loginLine')).toBeNull();
});

it('does not change any other address', async () => {
  open('/login?url=%2FloginUrl%3Ftoken%3D1');
  const { oneTimeQuery } = await import('./oneTimeQuery.ts');
  expect(oneTimeQuery('loginUrl')).toBeNull();
  expect(replaceState).not.toHaveBeenCalled();
});

it('removes a token that arrives while the site is open', async () => {
  open('/');
  const { oneTimeQuery } = await import('./oneTimeQuery.ts');
  open('/loginUrl?token=ll_2');
  expect(oneTimeQuery('loginUrl')?.get('token')).toBe('ll_2');
  expect(replaceState).toHaveBeenCalledOnce();
});
