import { TestRunner } from 'vitest';

/** Reports how many cases the running test has checked; `docs/proof.md` shows the number. A test without it counts as one case. */
export function countCases(cases: number): void {
  Object.assign(TestRunner.getCurrentTest()?.meta ?? {}, { cases });
}
