import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShare } from './useShare.ts';

const share = vi.fn<(data: ShareData) => Promise<void>>();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  share.mockReset();
  vi.unstubAllGlobals();
});

it('shares the address with the share sheet of a phone, and a closed sheet is not an error', () => {
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  vi.stubGlobal('navigator', { share });
  const { result } = renderHook(() => useShare('Durian', 'https://site.example/game'));
  result.current?.();
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Durian',
    url: 'https://site.example/game',
  });
});

it('offers nothing in a browser that cannot share', () => {
  vi.stubGlobal('navigator', {});
  const { result } = renderHook(() => useShare('Durian', 'https://site.example/game'));
  expect(result.current).toBeUndefined();
});
