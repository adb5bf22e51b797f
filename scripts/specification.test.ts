import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorMessageIds } from '../packages/domain/src/errors/index.ts';
import { expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';

/** Files with comments that cite a section, and the cited numbers. */
function citations(): Map<string, string[]> {
  const pattern = '[Ss]ections? [0-9]+';
  const places = ['packages', 'site', 'scripts', '.storybook'];
  const files = execFileSync('git', ['grep', '-lE', pattern, '--', ...places], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const code = files.split('\n').filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
  return new Map(
    code.map((file) => {
      const text = readFileSync(`${ROOT}/${file}`, 'utf8');
      const cited = text.matchAll(
        /[Ss]ections? (\d{1,2})(?!\d)(?:(?:,| and| to) (\d{1,2})(?!\d))?/g,
      );
      return [
        file,
        [...cited].flatMap(([, first = '', second]) => (second ? [first, second] : [first])),
      ];
    }),
  );
}

it('has a heading for every section that the code cites', () => {
  const text = readFileSync(`${ROOT}/docs/specification.md`, 'utf8');
  const sections = new Set(Array.from(text.matchAll(/^## (\d+)\. /gm), ([, number]) => number));
  const cited = citations();
  const unknown = [...cited].filter(([, numbers]) =>
    numbers.some((number) => !sections.has(number)),
  );
  expect(cited.size).toBeGreaterThan(0);
  expect(unknown).toEqual([]);
});

it('lists every error code with its own message', () => {
  const text = readFileSync(`${ROOT}/docs/specification.md`, 'utf8');
  const errors = text.slice(text.indexOf('\n## 8. '), text.indexOf('\n## 9. '));
  const codes = errorMessageIds().flatMap((id) => /\.(\d+)$/.exec(id)?.[1] ?? []);
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !new RegExp(`\\b${code}\\b`).test(errors))).toEqual([]);
});
