import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicReader } from './publicReader.ts';
import { memoryStore } from './publicStore.ts';

const SECOND = 1000;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A reader, and an API whose answers are given by hand. */
function open() {
  const read = publicReader(memoryStore(10));
  const calls: { answer(data: unknown): void; fail(): void }[] = [];
  const load = async () =>
    new Promise<{ data: unknown; at: number }>((resolve, reject) => {
      calls.push({
        answer: (data) => resolve({ data, at: Date.now() }),
        fail: () => reject(new Error('down')),
      });
    });
  return { calls, ask: async (key = 'games') => read(key, load) };
}

async function stored(data: unknown) {
  const site = open();
  const first = site.ask();
  await vi.advanceTimersByTimeAsync(0);
  site.calls[0]!.answer(data);
  expect(await first).toMatchObject({ data });
  return site;
}

describe('publicReader', () => {
  it('asks once for readers at the same time', async () => {
    const { calls, ask } = open();
    const all = Promise.all([ask(), ask(), ask()]);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(1);
    calls[0]!.answer(['a']);
    expect((await all).map((answer) => answer?.data)).toEqual([['a'], ['a'], ['a']]);
  });

  it('uses a fresh answer without a call', async () => {
    const { calls, ask } = await stored(['a']);
    await vi.advanceTimersByTimeAsync(29 * SECOND);
    expect((await ask())?.data).toEqual(['a']);
    expect(calls).toHaveLength(1);
  });

  it('uses a stale answer while a newer one is loaded', async () => {
    const { calls, ask } = await stored(['a']);
    await vi.advanceTimersByTimeAsync(31 * SECOND);
    expect((await ask())?.data).toEqual(['a']);
    expect(calls).toHaveLength(2);
    calls[1]!.answer(['b']);
    await vi.advanceTimersByTimeAsync(0);
    expect((await ask())?.data).toEqual(['b']);
  });

  it('keeps the revision while the data is the same, and changes it with the data', async () => {
    const { calls, ask } = await stored(['a']);
    const revisions = [(await ask())?.revision];
    for (const data of [['a'], ['b']]) {
      await vi.advanceTimersByTimeAsync(31 * SECOND);
      await ask();
      calls.at(-1)!.answer(data);
      await vi.advanceTimersByTimeAsync(0);
      revisions.push((await ask())?.revision);
    }
    expect(revisions[1]).toBe(revisions[0]);
    expect(revisions[2]).not.toBe(revisions[0]);
  });

  it('does not use an answer that is older than ten minutes', async () => {
    const { ask } = await stored(['a']);
    await vi.advanceTimersByTimeAsync(601 * SECOND);
    const late = ask();
    await vi.advanceTimersByTimeAsync(300);
    expect(await late).toBeNull();
  });

  it('waits 300 ms for a first answer, and stores one that arrives later', async () => {
    const { calls, ask } = open();
    const first = ask();
    await vi.advanceTimersByTimeAsync(299);
    let settled = false;
    void first.then(() => (settled = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toBeNull();
    calls[0]!.answer(['a']);
    await vi.advanceTimersByTimeAsync(0);
    expect((await ask())?.data).toEqual(['a']);
    expect(calls).toHaveLength(1);
  });

  it('does not ask again for five seconds after a failure', async () => {
    const { calls, ask } = open();
    const first = ask();
    await vi.advanceTimersByTimeAsync(0);
    calls[0]!.fail();
    expect(await first).toBeNull();
    await vi.advanceTimersByTimeAsync(4 * SECOND);
    expect(await ask()).toBeNull();
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    void ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(2);
  });

  it('keeps a stale answer when the API fails', async () => {
    const { calls, ask } = await stored(['a']);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    await ask();
    calls[1]!.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect((await ask())?.data).toEqual(['a']);
  });
});
