// @vitest-environment jsdom
import { satang } from '@brand/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_CHANNEL } from '../session/sessionStore.ts';

const NOON = Date.UTC(2026, 0, 15, 5);
const entry = (key: string) =>
  ({ key, type: 'withdraw', amount: satang(50_000), time: NOON }) as const;

/** Another page of the same browser: a separate instance of the module. */
async function newTab() {
  vi.resetModules();
  const { notePending, dropPending, pendingEntries } = await import('./pendingEntries.ts');
  const keys = () => pendingEntries.read().map(({ key }) => key);
  return { notePending, dropPending, pendingEntries, keys };
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('owner', 'm_1');
});

describe('a pending entry', () => {
  it('is immediately in every tab, and is removed from all when it was refused', async () => {
    const [here, there] = [await newTab(), await newTab()];
    const heard = vi.fn();
    there.pendingEntries.subscribe(heard);
    here.notePending(entry('a'));
    expect(here.keys()).toEqual(['a']);
    await vi.waitFor(() => expect(there.keys()).toEqual(['a']));
    expect(heard).toHaveBeenCalledTimes(1);
    here.dropPending('a');
    await vi.waitFor(() => expect(there.keys()).toEqual([]));
    expect(here.keys()).toEqual([]);
  });

  it('stays one entry for several requests, with the time of the first', async () => {
    const { notePending, pendingEntries } = await newTab();
    notePending(entry('a'));
    pendingEntries.settle({ taken: new Map([['a', { id: 'w1', time: NOON }]]), expired: [] });
    notePending({ ...entry('a'), time: NOON + 20_000 });
    expect(pendingEntries.read()).toEqual([
      {
        ...entry('a'),
        time: NOON + 20_000,
        since: NOON,
        row: { id: 'w1', time: NOON },
      },
    ]);
  });

  it('is stored with its server row, and removed when it was never confirmed', async () => {
    const { notePending, pendingEntries, keys } = await newTab();
    notePending(entry('a'));
    notePending(entry('b'));
    const heard = vi.fn();
    pendingEntries.subscribe(heard);
    const taken = new Map([['a', { id: 'w1', time: NOON }]]);
    pendingEntries.settle({ taken, expired: ['b'] });
    pendingEntries.settle({ taken, expired: [] });
    expect(keys()).toEqual(['a']);
    expect(pendingEntries.read()[0]?.row?.id).toBe('w1');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('returns the same list until something changes', async () => {
    const { notePending, pendingEntries } = await newTab();
    notePending(entry('a'));
    expect(pendingEntries.read()).toBe(pendingEntries.read());
  });

  it('is removed when the session ends in any tab, but not when tokens are renewed', async () => {
    const { notePending, keys } = await newTab();
    const session = new BroadcastChannel(SESSION_CHANNEL);
    notePending(entry('a'));
    session.postMessage(null);
    await new Promise((resolve) => setImmediate(resolve));
    expect(keys()).toEqual(['a']);
    session.postMessage('loggedOut');
    await vi.waitFor(() => expect(keys()).toEqual([]));
    session.close();
  });

  it('belongs to one member', async () => {
    const { notePending, keys } = await newTab();
    notePending(entry('a'));
    localStorage.setItem('owner', 'm_2');
    expect(keys()).toEqual([]);
    notePending(entry('b'));
    localStorage.setItem('owner', 'm_1');
    expect(keys()).toEqual([]);
  });
});
