import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { useFullWindow } from './useFullWindow.ts';

afterEach(cleanup);

it('fills the window in a browser without the Fullscreen API', () => {
  expect('requestFullscreen' in document.documentElement).toBe(false);
  const { result } = renderHook(() => useFullWindow());
  act(() => result.current[1](true));
  expect(result.current[0]).toBe(true);
  expect(document.documentElement.dataset['fullWindow']).toBe('');
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
  expect('fullWindow' in document.documentElement.dataset).toBe(false);
});
