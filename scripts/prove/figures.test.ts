import { describe, expect, it } from 'vitest';
import { PROOF_STEPS } from '../proofSteps.ts';
import { figureOf, stepsOf } from './figures.ts';
import type { StoredResult } from './storedResults.ts';
import { evidence, storedResult } from './testing/storedResult.ts';
import type { Proof } from './topics/topic.ts';

const figure = (proof: Omit<Proof, 'claim'>, ...results: StoredResult[]) =>
  figureOf({ claim: 'c', ...proof }, new Map(results.map((result) => [result.step, result])));

const UNIT = { steps: ['unit'], tests: ['a.test.ts › works'] };

describe('the figure of a proof', () => {
  it('sums cases and seconds of its tests', () => {
    const tests = [
      evidence({ title: 'a › works well', cases: 10_000 }),
      evidence({ title: 'a › works fast', cases: 500 }),
      evidence({ title: 'a › fails', passed: false }),
      evidence({ file: 'b.test.ts', passed: false }),
    ];
    const result = storedResult({ tests, failed: 2 });
    expect(figure(UNIT, result)).toMatchObject({
      outcome: 'passed',
      cases: '10,500',
      seconds: 4,
      results: [result],
    });
  });

  it('has nothing if its step was not run', () => {
    expect(figure(UNIT, storedResult({ step: 'dom' }))).toMatchObject({
      outcome: 'not run',
      cases: '',
      reduced: '',
      results: [],
    });
  });

  it('has failed if one of its tests has', () => {
    const tests = [evidence({}), evidence({ title: 'a › works slowly', passed: false })];
    expect(figure(UNIT, storedResult({ tests, failed: 1 }))).toMatchObject({
      outcome: 'failed',
      reason: '1 of 2 tests',
    });
  });

  it('has failed if one of its tests is not in the report', () => {
    const proof = { steps: ['unit'], tests: ['a.test.ts', 'gone.test.ts › works'] };
    expect(figure(proof, storedResult({ tests: [evidence({})] }))).toMatchObject({
      outcome: 'failed',
      reason: 'did not run: gone.test.ts › works',
    });
  });

  it('is incomplete if one of its steps was not run', () => {
    const proof = { steps: ['unit', 'dom'], tests: ['a.test.ts', 'b.test.tsx'] };
    expect(figure(proof, storedResult({ tests: [evidence({})] }))).toMatchObject({
      outcome: 'incomplete',
      reason: 'not run: dom',
      cases: '1',
    });
  });

  it('has the reduced number from a run at another moment', () => {
    const full = storedResult({ tests: [evidence({ cases: 10_000 })] });
    const other = storedResult({ step: 'unit@leap-day', tests: [evidence({ cases: 500 })] });
    expect(figure(UNIT, full, other)).toMatchObject({ cases: '10,000', reduced: '500' });
    expect(figure(UNIT, other)).toMatchObject({ outcome: 'not run', cases: '', reduced: '500' });
  });
});

describe('the figure of engines', () => {
  const proof = { steps: ['engines'], tests: ['a.test.ts'], engines: ['chromium', 'webkit'] };
  const run = (...projects: string[]) =>
    storedResult({ step: 'engines', tests: projects.map((project) => evidence({ project })) });

  it('names the engines', () => {
    expect(figure(proof, run('webkit', 'chromium'))).toMatchObject({
      outcome: 'passed',
      projects: ['chromium', 'webkit'],
      cases: '2',
    });
  });

  it('is incomplete without one', () => {
    expect(figure(proof, run('chromium'))).toMatchObject({
      outcome: 'incomplete',
      reason: 'not run in webkit',
    });
  });
});

describe('the figure of a mutation test', () => {
  const proof = { steps: ['mutants'], score: 90 };
  const scored = (noticed: number, mutants: number) =>
    storedResult({ step: 'mutants', score: { noticed, mutants } });

  it('has the score, rounded down', () => {
    expect(figure(proof, scored(9059, 10_000))).toMatchObject({
      outcome: 'passed',
      cases: '90.5 % of 10,000',
      seconds: 60,
    });
  });

  it('fails below the goal', () => {
    expect(figure(proof, scored(8999, 10_000))).toMatchObject({
      outcome: 'failed',
      reason: 'below 90 %',
    });
  });

  it('fails without a report, and without a mutant', () => {
    expect(figure(proof, storedResult({ step: 'mutants', failed: 1 })).outcome).toBe('failed');
    expect(figure(proof, scored(0, 0)).outcome).toBe('failed');
  });
});

describe('the figure of repeats', () => {
  const proof = { steps: ['repeats@'], times: 2 };
  const names = stepsOf({ claim: 'c', ...proof });
  const parts = (testsOf: (name: string) => StoredResult['tests']) =>
    names.map((step) => storedResult({ step, tests: testsOf(step) }));

  it('counts the runs of each test over all parts', () => {
    const tests = (name: string) => [
      evidence({}),
      evidence({ title: name }),
      evidence({ title: name }),
    ];
    expect(figure(proof, ...parts(tests))).toMatchObject({
      outcome: 'passed',
      cases: `${names.length * 3} runs of ${names.length + 1} tests`,
    });
  });

  it('fails with a flake, and with too few runs', () => {
    const flaky = parts(() => [evidence({}), evidence({ passed: false })]);
    expect(figure(proof, ...flaky).outcome).toBe('failed');
    const few = parts((title) => [evidence({ title })]);
    expect(figure(proof, ...few)).toMatchObject({ reason: 'a test has only 1 of 2 runs' });
  });

  it('fails if a part has broken off, although its tests passed', () => {
    const broken = parts(() => [evidence({})]).map((part, index) =>
      index === 0 ? { ...part, failed: 1 } : part,
    );
    expect(figure(proof, ...broken)).toMatchObject({ outcome: 'failed', reason: names[0] });
  });

  it('is incomplete until every part has run', () => {
    const [first] = parts(() => [evidence({}), evidence({})]);
    expect(figure(proof, first!)).toMatchObject({ outcome: 'incomplete' });
  });
});

it('stands for every moment with the name of a step and @', () => {
  const moments = PROOF_STEPS.filter(({ name }) => name.startsWith('unit@'));
  expect(moments.length).toBeGreaterThan(1);
  expect(stepsOf({ claim: 'c', steps: ['unit@'] })).toEqual(moments.map(({ name }) => name));
});
