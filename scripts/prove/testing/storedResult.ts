import type { Evidence } from '../evidence.ts';
import type { StoredResult } from '../storedResults.ts';

/** A passed result for tests. */
export const storedResult = (values: Partial<StoredResult>): StoredResult => ({
  step: 'unit',
  commit: '0123456789abcdef',
  key: 'abc',
  date: '2026-01-15T02:30:00.000Z',
  seconds: 60,
  passed: 1,
  failed: 0,
  skipped: [],
  tests: [],
  score: null,
  ...values,
});

/** A passed test for tests. */
export const evidence = (values: Partial<Evidence>): Evidence => ({
  file: 'a.test.ts',
  title: 'a › works',
  project: '',
  passed: true,
  cases: 1,
  runs: 1,
  seconds: 2,
  ...values,
});
