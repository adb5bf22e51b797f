import { test } from '@playwright/test';

/** Reports how many cases the running test has checked; `docs/proof.md` shows the number. A test without it counts as one case. */
export function countCases(cases: number): void {
  test.info().annotations.push({ type: 'cases', description: String(cases) });
}
