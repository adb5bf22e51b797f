import { expect, it } from 'vitest';
import { engineTable } from './engineTable.ts';

const spec = (title: string, projectName: string, status: 'expected' | 'unexpected' | 'flaky') => ({
  title,
  tests: [{ projectName, status }],
});
const report = {
  suites: [
    {
      title: 'member.engine.ts',
      specs: [spec('logs in', 'chromium', 'expected'), spec('logs in', 'firefox', 'unexpected')],
      suites: [{ title: 'on a desktop', specs: [spec('deposits', 'chromium', 'flaky')] }],
    },
  ],
};

it('shows the result of each journey in each engine, one line per journey', () => {
  expect(engineTable(report, []).split('\n')).toEqual([
    '| journey | chromium | firefox |',
    '| --- | --- | --- |',
    '| member › logs in | passed | **failed** |',
    '| member › on a desktop › deposits | passed on retry | skipped |',
  ]);
});

it('shows a missing engine as skipped, with the reason', () => {
  const lines = engineTable(report, [{ name: 'webkit', missing: 'it is not installed' }]).split(
    '\n',
  );
  expect(lines[2]).toBe('| member › logs in | passed | **failed** | skipped |');
  expect(lines.at(-1)).toBe('Skipped in webkit: it is not installed');
});
