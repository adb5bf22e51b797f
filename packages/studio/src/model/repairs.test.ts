import { REFERENCE_THEMES, defineTheme } from '@brand/ui/theme';
import { expect, it } from 'vitest';

import { contrastOf, pairName, ratioText, repairsOf } from './repairs.ts';

const HARD = defineTheme({
  ...REFERENCE_THEMES.lotus,
  bg: '#777777',
  bgMenu: '#767676',
  bgBtn: '#787878',
});

it('explains every moved colour with what was done and why', () => {
  const repairs = repairsOf(HARD);
  expect(repairs).toHaveLength(HARD.report.moves.length);
  for (const { sentence } of repairs) {
    expect(sentence).toMatch(
      /^[A-Z][^:]+: \d+\.\d % (lighter|darker), to (stay (visible|readable)|be told apart|keep the text).*\.$/,
    );
    expect(sentence).not.toMatch(/[a-z][A-Z]|undefined/);
  }
});

it('has the largest change first', () => {
  const amounts = repairsOf(HARD).map(({ sentence }) =>
    Number(/: (\d+\.\d) %/.exec(sentence)?.[1]),
  );
  expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
});

it('names every pair in words', () => {
  const { rows, failing } = contrastOf(HARD);
  expect(failing).toBe(0);
  for (const row of rows) expect(pairName(row)).toMatch(/^[A-Z][A-Za-z ]+ on [a-z ]+(, on .+)?$/);
});

it('never rounds a ratio up', () => {
  expect(ratioText(4.499)).toBe('4.49');
});
