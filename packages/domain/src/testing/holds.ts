/** For tests: throws with a message if a condition fails. Faster than an assertion library in ten thousand runs. */
export function holds(truth: boolean, promise: string): asserts truth {
  if (!truth) throw new Error(`Broken: ${promise}`);
}
