// Before each file of DOM tests: what is waited for has as long as a slow machine needs. A state that
// never comes fails all the same, later; a second is too short where four suites share two cores.
import { configure } from '@testing-library/react';
import { vi } from 'vitest';

const LONGEST_WAIT_MS = 15_000;

configure({ asyncUtilTimeout: LONGEST_WAIT_MS });

const { waitFor } = vi;
vi.waitFor = (callback, options) => {
  const own = typeof options === 'number' ? { timeout: options } : options;
  return waitFor(callback, { timeout: LONGEST_WAIT_MS, ...own });
};
