import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_LIMIT_MS } from './callLimit.ts';
import { lateCode } from './lateCode.ts';

describe('the code of a call', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is what its import returns, without a timer left', async () => {
    const load = lateCode(() => Promise.resolve('the calls'));
    await expect(load()).resolves.toBe('the calls');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails like a call without a reply when it does not arrive, and is there for the next call', async () => {
    let arrive: ((code: string) => void) | undefined;
    const code = new Promise<string>((resolve) => (arrive = resolve));
    const load = lateCode(() => code);
    const first = load().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toMatchObject({
      kind: 'network',
      messageId: 'error.general.timeout',
      afterMs: CALL_LIMIT_MS,
      raisesMaintenance: false,
    });
    arrive?.('the calls');
    await expect(load()).resolves.toBe('the calls');
  });

  it('fails like a call without a connection when it cannot be loaded, and is loaded again by the next call', async () => {
    const fetchCode = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue('the calls');
    const load = lateCode(fetchCode);
    await expect(load()).rejects.toMatchObject({
      kind: 'network',
      messageId: 'error.general.network',
      afterMs: 0,
    });
    await expect(load()).resolves.toBe('the calls');
  });
});
