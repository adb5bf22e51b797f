import { describe, expect, it } from 'vitest';
import { evidenceIn, scoreIn } from './evidence.ts';

const VITEST = {
  testResults: [
    {
      name: '/root/packages/domain/src/a.test.ts',
      assertionResults: [
        {
          ancestorTitles: ['money'],
          title: 'is exact',
          status: 'passed',
          duration: 1500,
          meta: { cases: 99 },
        },
        { ancestorTitles: [], title: 'is wrong', status: 'failed', meta: {} },
        { ancestorTitles: [], title: 'is left out', status: 'skipped' },
      ],
    },
  ],
};

const run = (projectName: string, status: string, cases?: string) => ({
  projectName,
  status,
  annotations: cases ? [{ type: 'cases', description: cases }] : [],
  results: [{ duration: 1000 }, { duration: 500 }],
});

const PLAYWRIGHT = {
  config: { rootDir: '/root/site/e2e' },
  suites: [
    {
      title: 'a.e2e.ts',
      file: 'a.e2e.ts',
      specs: [{ title: 'logs in', tests: [run('phone', 'expected'), run('desktop', 'flaky')] }],
      suites: [
        {
          title: 'a group',
          file: 'a.e2e.ts',
          specs: [{ title: 'pays', tests: [run('phone', 'expected', '100')] }],
        },
      ],
    },
  ],
};

describe('evidence', () => {
  it('has file, titles, cases and duration of each test of Vitest', () => {
    expect(evidenceIn({ counts: 'vitest' }, VITEST, '/root')).toEqual([
      {
        file: 'packages/domain/src/a.test.ts',
        title: 'money › is exact',
        project: '',
        passed: true,
        cases: 99,
        runs: 1,
        seconds: 1.5,
      },
      expect.objectContaining({ title: 'is wrong', passed: false, cases: 1 }),
      expect.objectContaining({ title: 'is left out', passed: false }),
    ]);
  });

  it('has each test of Playwright in each project, and does not pass on a retry', () => {
    const file = 'site/e2e/a.e2e.ts';
    expect(evidenceIn({ counts: 'playwright' }, PLAYWRIGHT, '/root')).toEqual([
      { file, title: 'logs in', project: 'phone', passed: true, cases: 1, runs: 1, seconds: 1.5 },
      {
        file,
        title: 'logs in',
        project: 'desktop',
        passed: false,
        cases: 1,
        runs: 1,
        seconds: 1.5,
      },
      {
        file,
        title: 'a group › pays',
        project: 'phone',
        passed: true,
        cases: 100,
        runs: 1,
        seconds: 1.5,
      },
    ]);
  });

  it('is empty for a check and without a report', () => {
    expect(evidenceIn({ counts: 'check' }, { files: {} }, '/root')).toEqual([]);
    expect(evidenceIn({ counts: 'vitest' }, undefined, '/root')).toEqual([]);
  });
});

describe('a mutation score', () => {
  const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });

  it('counts mutants that a test noticed, and leaves out those that cannot run', () => {
    const files = {
      'a.ts': mutants('Killed', 'Timeout', 'Survived', 'Ignored'),
      'b.ts': mutants('NoCoverage', 'CompileError', 'RuntimeError', 'Killed'),
    };
    expect(scoreIn({ files })).toEqual({ noticed: 3, mutants: 5 });
  });

  it('is missing without a report', () => {
    expect(scoreIn(undefined)).toBeNull();
  });
});
