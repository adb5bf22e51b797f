/** The fields of Playwright's JSON report with the result of each test. */
export interface EngineReport {
  readonly suites?: readonly ReportSuite[];
}

interface ReportSuite {
  readonly title: string;
  readonly suites?: readonly ReportSuite[];
  readonly specs?: readonly ReportSpec[];
}

interface ReportSpec {
  readonly title: string;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  }[];
}

/** An engine that did not run, with the reason. */
export interface MissingEngine {
  readonly name: string;
  readonly missing: string;
}

const RESULTS = {
  expected: 'passed',
  unexpected: '**failed**',
  flaky: 'passed on retry',
  skipped: 'skipped',
};

/** The result of each journey in each engine, as a Markdown table, followed by the reasons of skipped engines. */
export function engineTable(report: EngineReport, missing: readonly MissingEngine[]): string {
  const rows = (report.suites ?? []).flatMap((suite) => specsIn(suite, []));
  const engines = [
    ...new Set(rows.flatMap(({ tests }) => tests.map(({ projectName }) => projectName))),
    ...missing.map(({ name }) => name),
  ];
  const lines = rows.map(({ title, tests }) => {
    const results = engines.map((engine) => {
      const found = tests.find(({ projectName }) => projectName === engine);
      return found ? RESULTS[found.status] : 'skipped';
    });
    return row([title, ...results]);
  });
  const reasons = missing.map(({ name, missing: reason }) => `Skipped in ${name}: ${reason}`);
  return [row(['journey', ...engines]), row(['---', ...engines.map(() => '---')]), ...lines]
    .concat(reasons.length > 0 ? ['', ...reasons] : [])
    .join('\n');
}

/** Every test with its file and group. Playwright has one entry per project, so equal titles are merged. */
function specsIn(suite: ReportSuite, path: readonly string[]): ReportSpec[] {
  const here = [...path, suite.title.replace(/\.[a-z]+\.ts$/, '')];
  const nested = (suite.suites ?? []).flatMap((each) => specsIn(each, here));
  const own = (suite.specs ?? []).map(({ title, tests }) => ({
    title: [...here, title].join(' › '),
    tests,
  }));
  const joined = new Map<string, ReportSpec>();
  for (const { title, tests } of [...own, ...nested])
    joined.set(title, { title, tests: [...(joined.get(title)?.tests ?? []), ...tests] });
  return [...joined.values()];
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
