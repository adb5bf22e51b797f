import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compare } from './compare.ts';
import { FLOW_HOOK_SURVIVORS } from './flowHooks.ts';
import { RULE_SURVIVORS } from './rules/survivors.ts';

const source = 'const one = 1;\nif (one > 0 &&\n  one < 2) one;\n';
const at = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const report = {
  files: {
    'src/one.ts': {
      source,
      mutants: [
        { status: 'Killed', mutatorName: 'A', replacement: '2', location: at(1, 13, 1, 14) },
        {
          status: 'Survived',
          mutatorName: 'B',
          replacement: 'one >= 0',
          location: at(2, 5, 2, 12),
        },
        {
          status: 'Survived',
          mutatorName: 'B',
          replacement: 'one >= 0',
          location: at(2, 5, 2, 12),
        },
        {
          status: 'NoCoverage',
          mutatorName: 'C',
          replacement: 'one > 0 ||\n  one < 2',
          location: at(2, 5, 3, 10),
        },
      ],
    },
  },
};
const b = ['src/one.ts', 'B', 'one > 0', 'one >= 0'] as const;
const c = ['src/one.ts', 'C', 'one > 0 &&', 'one > 0 ||'] as const;

it('names survivors that are not explained, as often as they occur', () => {
  expect(compare(report, []).unexplained).toEqual([b, b, c]);
  expect(compare(report, [{ why: 'x', mutants: [b] }])).toEqual({
    unexplained: [b, c],
    obsolete: [],
  });
});

it('names what is explained and noticed', () => {
  const gone = ['src/one.ts', 'A', '1', '2'] as const;
  const groups = [
    { why: 'x', mutants: [b, b] },
    { why: 'y', mutants: [c, gone] },
  ];
  expect(compare(report, groups)).toEqual({ unexplained: [], obsolete: [gone] });
});

it.each([
  ['rules', RULE_SURVIVORS, 'packages/domain/'],
  ['flow hooks', FLOW_HOOK_SURVIVORS, ''],
])('explains code of the %s that exists', (_, survivors, folder) => {
  const root = new URL(`../../${folder}`, import.meta.url);
  const missing = survivors
    .flatMap(({ mutants }) => mutants)
    .filter(([file, , code]) => !readFileSync(new URL(file, root), 'utf8').includes(code));
  expect(missing).toEqual([]);
});
