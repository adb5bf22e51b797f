import { expect, it } from 'vitest';
import { proveOptions } from './proveOptions.ts';

it('reads names and options in any order', () => {
  expect(proveOptions([])).toEqual({ fresh: false, pageOnly: false, names: [] });
  expect(proveOptions(['unit', '--fresh', 'dom@leap-day'])).toEqual({
    fresh: true,
    pageOnly: false,
    names: ['unit', 'dom@leap-day'],
  });
  expect(proveOptions(['--page']).pageOnly).toBe(true);
});

it('refuses an unknown option', () => {
  expect(() => proveOptions(['--again'])).toThrow(
    'There is no option --again. The options are: --fresh --page',
  );
});
