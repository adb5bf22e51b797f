import { relative } from 'node:path';
import type { Step } from '../steps.ts';

/** One test of a finished run. */
export interface Evidence {
  /** From the root, with forward slashes. */
  readonly file: string;
  /** Titles of groups and test, joined by ` › `. */
  readonly title: string;
  /** Browser engine or device; empty for a test without one. */
  readonly project: string;
  /** False also for a test that was skipped, or passed on a retry. */
  readonly passed: boolean;
  /** Number that the test has reported with `countCases`; otherwise 1. */
  readonly cases: number;
  /** How often it ran. */
  readonly runs: number;
  readonly seconds: number;
}

/** Result of a mutation test. */
export interface Score {
  /** Mutants that a test noticed. */
  readonly noticed: number;
  readonly mutants: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly duration?: number;
      readonly meta?: { readonly cases?: number };
    }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

interface MutationReport {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >;
}

/** Every test in the report of a step; none for a check, or without a report. */
export function evidenceIn(
  { counts }: Pick<Step, 'counts'>,
  report: unknown,
  root: string,
): readonly Evidence[] {
  if (!report || counts === 'check') return [];
  const path = (file: string) => relative(root, file).replaceAll('\\', '/');
  if (counts === 'vitest') return fromVitest(report as VitestReport, path);
  const { config, suites } = report as PlaywrightReport;
  return suites.flatMap((suite) =>
    fromPlaywright(suite, [], (file) => path(`${config.rootDir}/${file}`)),
  );
}

function fromVitest({ testResults }: VitestReport, path: (file: string) => string): Evidence[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, duration = 0, meta }) => ({
      file: path(name),
      title: [...ancestorTitles, title].join(' › '),
      project: '',
      passed: status === 'passed',
      cases: meta?.cases ?? 1,
      runs: 1,
      seconds: duration / 1000,
    })),
  );
}

function fromPlaywright(
  { file, suites = [], specs = [] }: Suite,
  groups: readonly string[],
  path: (file: string) => string,
): Evidence[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, annotations = [], results }) => ({
      file: path(file),
      title: [...groups, title].join(' › '),
      project: projectName,
      passed: status === 'expected',
      cases: Number(annotations.find(({ type }) => type === 'cases')?.description ?? 1),
      runs: 1,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  const nested = suites.flatMap((suite) => fromPlaywright(suite, [...groups, suite.title], path));
  return [...own, ...nested];
}

/** The score in the JSON report of Stryker, or null without a report. Mutants that cannot run do not count. */
export function scoreIn(report: unknown): Score | null {
  if (!report) return null;
  const { files } = report as MutationReport;
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...names: string[]) => states.filter((state) => names.includes(state)).length;
  const noticed = count('Killed', 'Timeout');
  return { noticed, mutants: noticed + count('Survived', 'NoCoverage') };
}
