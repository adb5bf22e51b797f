// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore } from '../../platform/storage/localStore.ts';
import { createSessionStore } from './sessionStore.ts';

const demo = {
  accessToken: 'access-token-1',
  refreshToken: 'refresh-token-1',
  username: 'demo',
  userId: 'm_1',
  bankGroup: 'A',
  groupId: 'g1',
};
const other = { ...demo, username: 'other', userId: 'm_2' };
const renewed = { ...demo, accessToken: 'access-token-2', refreshToken: 'refresh-token-2' };
const COOKIE = 'auth=; Max-Age=0; Path=/';

beforeEach(() => {
  document.cookie = COOKIE;
  localStorage.clear();
  sessionStorage.clear();
});

/** Two tabs of one browser, and the events that one of them received. */
function twoTabs() {
  const [here, there] = [createSessionStore(), createSessionStore()];
  const told: (string | null)[] = [];
  there.subscribe(() => told.push(there.read()?.userId ?? null));
  return { here, there, told };
}

describe('session store', () => {
  it('shares the session with every tab, and restores it after a reload', async () => {
    const { here, there, told } = twoTabs();
    here.write(demo);
    await vi.waitFor(() => expect(told).toEqual(['m_1']));
    expect(there.read()).toEqual(demo);
    expect(createSessionStore().read()).toEqual(demo);
  });

  it('ends the session in every tab immediately, with the reason', async () => {
    const { here, there, told } = twoTabs();
    here.write(demo);
    await vi.waitFor(() => expect(told).toEqual(['m_1']));
    here.write(null, 'revoked');
    expect(here.read()).toBeNull();
    expect(document.cookie).not.toMatch(/auth/);
    await vi.waitFor(() => expect(there.lastEnd()).toBe('revoked'));
    expect(told.at(-1)).toBeNull();
    here.write(demo);
    await vi.waitFor(() => expect(there.lastEnd()).toBeNull());
  });

  it('notifies a tab that has already seen the change itself', async () => {
    const { here, there, told } = twoTabs();
    here.write(demo);
    // The cookie is read before the message arrives.
    expect(there.read()).toEqual(demo);
    await vi.waitFor(() => expect(told).toEqual(['m_1']));
  });

  it('sends no event for new tokens, which every tab receives', async () => {
    const { here, there, told } = twoTabs();
    here.write(demo);
    await vi.waitFor(() => expect(told).toEqual(['m_1']));
    here.write(renewed);
    expect(there.read()).toEqual(renewed);
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual(['m_1']);
  });

  it('notices on the next focus that its cookie was removed', async () => {
    const { here } = twoTabs();
    here.write(demo);
    const listener = vi.fn();
    here.subscribe(listener);
    // The cookie is cached within a task.
    await Promise.resolve();
    document.cookie = COOKIE;
    dispatchEvent(new Event('focus'));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(here.lastEnd()).toBe('loggedOut');
  });

  it('knows whether the session started in this tab', async () => {
    const { here, there } = twoTabs();
    expect(here.beganHere()).toBe(false);
    here.write(demo);
    expect(here.beganHere()).toBe(true);
    here.write(renewed);
    expect(here.beganHere()).toBe(true);
    await vi.waitFor(() => expect(there.read()).toEqual(renewed));
    expect(there.beganHere()).toBe(false);
    expect(createSessionStore().beganHere()).toBe(false);
    here.write(null);
    expect(here.beganHere()).toBe(false);
  });

  it('removes all data of the previous member before it announces the next', () => {
    const store = createSessionStore();
    store.write(demo);
    localStore.write('withdrawLock', 'm_1|1');
    localStorage.setItem('brandChat', 'token');
    const seen: (string | null)[] = [];
    store.subscribe(() => seen.push(localStorage.getItem('brandChat')));
    store.write(other);
    expect(seen).toEqual([null]);
    expect(Object.keys(localStorage)).toEqual(['owner']);
    store.write(null);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('keeps the session as long as the page when cookies are forbidden', () => {
    const store = createSessionStore();
    const cookie = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    store.write(demo);
    expect(store.read()).toEqual(demo);
    cookie.mockRestore();
  });

  it('notifies through storage when tabs have no channel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { here, there } = twoTabs();
    here.write(demo);
    dispatchEvent(new StorageEvent('storage', { key: 'sessionSignal' }));
    expect(there.read()).toEqual(demo);
    here.write(null);
    const listener = vi.fn();
    there.subscribe(listener);
    dispatchEvent(new StorageEvent('storage', { key: 'sessionSignal' }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(localStorage.length).toBe(0);
    vi.unstubAllGlobals();
  });
});
