/** For tests: ends the run with the promise that was broken. Quicker than an assertion library in ten thousand runs. */
export function holds(truth: boolean, promise: string): asserts truth {
  if (!truth) throw new Error(`Broken: ${promise}`);
}
