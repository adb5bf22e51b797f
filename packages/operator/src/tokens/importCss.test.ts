import {
  CHOICE_VALUES,
  COLOUR_KEYS,
  REFERENCE_THEMES,
  type ThemeInput,
  defineTheme,
  themeCss,
} from '@brand/ui/theme';
import fc from 'fast-check';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';

import { importCss } from './importCss.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const theme = fc
  .tuple(
    fc.record(Object.fromEntries(COLOUR_KEYS.map((key) => [key, colour]))),
    fc.record(
      Object.fromEntries(
        Object.entries(CHOICE_VALUES).map(([name, values]) => [name, fc.constantFrom(...values)]),
      ),
    ),
  )
  .map(([six, chosen]) => ({ name: 'brand', ...six, ...chosen }) as unknown as ThemeInput);

describe('the style sheet of a theme', () => {
  it('survives a round trip, for any theme', () => {
    fc.assert(
      fc.property(theme, (input) => {
        const { name: _name, ...look } = input;
        const { theme: read, notTaken } = importCss(themeCss(defineTheme(input)));
        expect(read).toMatchObject(look);
        expect(notTaken).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it.each(Object.values(REFERENCE_THEMES))('is read after it was made smaller: $name', (input) => {
    const sheet = themeCss(defineTheme(input), [`[data-theme="${input.name}"]`]);
    const { code } = transform({
      filename: 'theme.css',
      code: new TextEncoder().encode(sheet),
      minify: true,
    });
    const { name: _name, ...look } = input;
    expect(importCss(new TextDecoder().decode(code)).theme).toMatchObject(look);
  });

  it('reports derived values that were changed, and does not take them', () => {
    const sheet = themeCss(defineTheme(REFERENCE_THEMES.siam));
    const changed = sheet.replace(/--brand-color-text: [^;]+/, '--brand-color-text: #123456');
    const { theme: read, notTaken } = importCss(changed);
    expect(read.base).toBe('siam');
    expect(notTaken).toEqual(['--brand-color-text']);
  });

  it.each(['', 'body { color: red }', ':root { --brand-color-surface: #fff }', '}{'])(
    'is not %j',
    (css) => {
      expect(() => importCss(css)).toThrow(
        'bgCard (--brand-color-surface of [data-surface="card"])',
      );
    },
  );
});
