import { PROOF_STEPS } from '../proofSteps.ts';
import type { Evidence } from './evidence.ts';
import type { StoredResult, StoredResults } from './storedResults.ts';
import type { Proof } from './topics/topic.ts';

/** What the kept results say about a proof. */
export interface Figure {
  readonly outcome: 'passed' | 'failed' | 'incomplete' | 'not run';
  /** What is wrong or missing; empty if it passed. */
  readonly reason: string;
  /** What was checked, such as `10,000`; empty if unknown. */
  readonly cases: string;
  /** The same with the reduced numbers of `npm test`; empty if unknown. */
  readonly reduced: string;
  /** Duration of its tests. */
  readonly seconds: number;
  /** Browsers and devices, if any. */
  readonly projects: readonly string[];
  /** The results that it is from. */
  readonly results: readonly StoredResult[];
}

/** The figure of a proof. What is not in the results is reported as missing. */
export function figureOf(proof: Proof, stored: StoredResults): Figure {
  const names = stepsOf(proof);
  const results = names.flatMap((name) => stored.get(name) ?? []);
  const missing = names.filter((name) => !stored.has(name));
  const tests = results.flatMap((result) => testsOf(proof, result));
  const [outcome, reason] = judge(proof, results, tests, missing);
  const projects = tests.map(({ project }) => project).filter(Boolean);
  return {
    outcome,
    reason,
    cases: results.length === 0 ? '' : casesText(proof, results, tests),
    reduced: reducedOf(proof, stored),
    seconds: sum((proof.score === undefined ? tests : results).map(({ seconds }) => seconds)),
    projects: [...new Set(projects)].sort(),
    results,
  };
}

/** Names of the steps of a proof; `unit@` stands for all that begin with it. */
export function stepsOf({ steps }: Proof): readonly string[] {
  return PROOF_STEPS.map(({ name }) => name).filter((name) =>
    steps.some((step) => (step.endsWith('@') ? name.startsWith(step) : name === step)),
  );
}

function testsOf(proof: Proof, { tests }: StoredResult): readonly Evidence[] {
  return proof.tests ? tests.filter((test) => isNamed(proof.tests ?? [], test)) : tests;
}

/** Whether a test is one of the rows such as `file › part of its title`. */
export function isNamed(rows: readonly string[], test: Evidence): boolean {
  return rows.some((row) => {
    const [file = '', ...title] = row.split(' › ');
    return test.file === file && test.title.includes(title.join(' › '));
  });
}

function judge(
  proof: Proof,
  results: readonly StoredResult[],
  tests: readonly Evidence[],
  missing: readonly string[],
): [Figure['outcome'], string] {
  if (results.length === 0) return ['not run', ''];
  const problem = problemOf(proof, results, tests);
  if (problem) return ['failed', problem];
  if (missing.length > 0) return ['incomplete', `not run: ${missing.join(', ')}`];
  const absent = (proof.tests ?? []).filter((row) => !tests.some((test) => isNamed([row], test)));
  if (absent.length > 0) return ['failed', `did not run: ${absent.join(', ')}`];
  const ran = new Set(tests.map(({ project }) => project));
  const without = (proof.engines ?? []).filter((engine) => !ran.has(engine));
  if (without.length > 0) return ['incomplete', `not run in ${without.join(', ')}`];
  if (proof.times === undefined) return ['passed', ''];
  const least = Math.min(...runsOfEach(tests));
  return least < proof.times
    ? ['failed', `a test has only ${least} of ${proof.times} runs`]
    : ['passed', ''];
}

function problemOf(
  { score, tests: named }: Proof,
  results: readonly StoredResult[],
  tests: readonly Evidence[],
): string {
  if (score !== undefined) {
    const isGood = results.every((result) => (percent(result) ?? 0) >= score);
    return isGood ? '' : `below ${score} %`;
  }
  const failed = tests.filter(({ passed }) => !passed).length;
  if (failed > 0) return `${failed} of ${tests.length} tests`;
  // A failure outside of the tests, such as a file that does not load.
  const broken = named ? [] : results.filter(({ failed: count }) => count > 0);
  return broken.map(({ step }) => step).join(', ');
}

function casesText(
  { score, times }: Proof,
  results: readonly StoredResult[],
  tests: readonly Evidence[],
): string {
  if (score !== undefined) {
    return results
      .map((result) => `${percent(result) ?? 'unknown'} % of ${number(result.score?.mutants ?? 0)}`)
      .join(', ');
  }
  if (times !== undefined) {
    return `${number(sum(tests.map(({ runs }) => runs)))} runs of ${number(runsOfEach(tests).length)} tests`;
  }
  return number(sum(tests.map(({ cases }) => cases)));
}

/** The steps at other moments use the reduced numbers: the first of them that has these tests. */
function reducedOf(proof: Proof, stored: StoredResults): string {
  if (!proof.tests || proof.steps.some((step) => step.includes('@'))) return '';
  const parts = proof.steps.map((step) => {
    const result = [...stored.values()].find(({ step: name }) => name.startsWith(`${step}@`));
    return result ? testsOf(proof, result) : [];
  });
  if (parts.some((part) => part.length === 0)) return '';
  return number(sum(parts.flat().map(({ cases }) => cases)));
}

/** How often each test ran. */
function runsOfEach(tests: readonly Evidence[]): readonly number[] {
  const counts = new Map<string, number>();
  for (const { project, file, title, runs } of tests) {
    const name = [project, file, title].join('\n');
    counts.set(name, (counts.get(name) ?? 0) + runs);
  }
  return [...counts.values()];
}

/** Mutation score, rounded down to a tenth so that it never looks better. */
const percent = ({ score }: StoredResult) =>
  score && score.mutants > 0 ? Math.floor((score.noticed / score.mutants) * 1000) / 10 : null;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const number = (value: number) => value.toLocaleString('en');
