// Runs before each file of DOM tests: longer timeout for asynchronous assertions. One second is too short when four suites
// share two cores. States that never occur still fail, only later.
import { configure } from '@testing-library/react';
import { vi } from 'vitest';

const LONGEST_WAIT_MS = 15_000;

configure({ asyncUtilTimeout: LONGEST_WAIT_MS });

const { waitFor } = vi;
vi.waitFor = (callback, options) => {
  const own = typeof options === 'number' ? { timeout: options } : options;
  return waitFor(callback, { timeout: LONGEST_WAIT_MS, ...own });
};
