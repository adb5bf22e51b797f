import { expect, it } from 'vitest';
import { PROOF_STEPS } from '../proofSteps.ts';
import { condense } from './condense.ts';
import { evidence } from './testing/storedResult.ts';

const PROOFS = [
  { claim: 'c', steps: ['unit'], tests: ['a.test.ts › works'] },
  { claim: 'c', steps: ['unit@'] },
  { claim: 'c', steps: ['repeats@'], times: 2 },
];
const AT_MOMENT = PROOF_STEPS.find(({ name }) => name.startsWith('unit@'))!.name;
const REPEATED = PROOF_STEPS.find(({ name }) => name.startsWith('repeats@'))!.name;

it.each(['unit', AT_MOMENT])('keeps tests that a proof names and joins the others: %s', (step) => {
  const own = evidence({ title: 'a › works well', cases: 9 });
  const tests = [evidence({ file: 'b.test.ts', cases: 3 }), own, evidence({ title: 'a › b' })];
  expect(condense(step, tests, PROOFS)).toEqual([
    evidence({ file: '', title: 'the other tests', cases: 4, runs: 2, seconds: 4 }),
    own,
  ]);
});

it('keeps each test that has failed, and the others of each browser apart', () => {
  const failed = evidence({ file: 'b.test.ts', passed: false });
  const tests = [failed, failed, evidence({ project: 'webkit' }), evidence({ project: 'firefox' })];
  expect(condense('engines', tests, PROOFS)).toEqual([
    failed,
    failed,
    evidence({ project: 'webkit', file: '', title: 'the other tests' }),
    evidence({ project: 'firefox', file: '', title: 'the other tests' }),
  ]);
});

it('counts the runs of each test of the repeats', () => {
  const tests = [evidence({}), evidence({}), evidence({ title: 'b' }), evidence({ passed: false })];
  expect(condense(REPEATED, tests, PROOFS)).toEqual([
    evidence({ cases: 2, runs: 2, seconds: 4 }),
    evidence({ title: 'b' }),
    evidence({ passed: false }),
  ]);
});
