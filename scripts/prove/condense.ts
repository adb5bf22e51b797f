import type { Evidence } from './evidence.ts';
import { isNamed, stepsOf } from './figures.ts';
import { TOPICS } from './topics/topics.ts';
import type { Proof } from './topics/topic.ts';

const PROOFS = TOPICS.flatMap(({ proofs }) => proofs);

/**
 * The tests of a step as far as a proof needs each of them: those that one names, those that have failed, and the repeats of
 * one test as one. The others are one for each browser. Results are committed, and a step has thousands of tests.
 */
export function condense(
  step: string,
  tests: readonly Evidence[],
  proofs: readonly Proof[] = PROOFS,
): readonly Evidence[] {
  // A step at another moment has the reduced numbers of the step.
  const [name = step] = step.split('@');
  const own = proofs.filter((proof) => {
    const steps = stepsOf(proof);
    return steps.includes(step) || steps.includes(name);
  });
  const isRepeated = own.some(({ times }) => times !== undefined);
  const groups = new Map<string, Evidence>();
  for (const [index, test] of tests.entries()) {
    const isOwn = !test.passed || own.some((proof) => isNamed(proof.tests ?? [], test));
    const named = isOwn || isRepeated ? test : { ...test, file: '', title: 'the other tests' };
    const group = isOwn ? String(index) : [named.project, named.file, named.title].join('\n');
    const before = groups.get(group);
    groups.set(group, before ? added(before, named) : named);
  }
  return [...groups.values()];
}

const added = (one: Evidence, other: Evidence): Evidence => ({
  ...one,
  cases: one.cases + other.cases,
  runs: one.runs + other.runs,
  seconds: one.seconds + other.seconds,
});
