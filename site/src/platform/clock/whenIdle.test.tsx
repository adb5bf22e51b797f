import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

afterEach(() => vi.unstubAllGlobals());

describe('whenIdle', () => {
  it('waits until the browser is idle, and can be cancelled', () => {
    const asked = vi.fn<(run: () => void, options: object) => number>(() => 7);
    const cancelIdleCallback = vi.fn<(handle: number) => void>();
    vi.stubGlobal('requestIdleCallback', asked);
    vi.stubGlobal('cancelIdleCallback', cancelIdleCallback);
    const run = vi.fn<() => void>();
    whenIdle(run, 1000)();
    expect(asked).toHaveBeenCalledExactlyOnceWith(run, { timeout: 1000 });
    expect(cancelIdleCallback).toHaveBeenCalledExactlyOnceWith(7);
    expect(run).not.toHaveBeenCalled();
  });

  it('waits for the load event in a browser without requestIdleCallback', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
    const run = vi.fn<() => void>();
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    expect(run).toHaveBeenCalledOnce();
  });

  it('can be cancelled before the load event', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
    const run = vi.fn<() => void>();
    whenIdle(run)();
    dispatchEvent(new Event('load'));
    expect(run).not.toHaveBeenCalled();
  });

  it('runs immediately on a loaded page in a browser without requestIdleCallback', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('complete');
    const run = vi.fn<() => void>();
    whenIdle(run);
    expect(run).toHaveBeenCalledOnce();
  });
});
