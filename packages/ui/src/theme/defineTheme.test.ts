import { describe, expect, it } from 'vitest';

import { lotus } from '../themes/lotus/lotus.ts';
import { CHOICES, CHOICE_VALUES } from './choices.ts';
import { defineTheme } from './defineTheme.ts';
import { reportRows, reportText } from './report.ts';
import { ThemeInputError, type ThemeInput } from './themeInput.ts';
import { themeCss } from './themeRules.ts';

const given = (changes: Record<string, unknown>) =>
  ({ ...lotus, ...changes }) as unknown as ThemeInput;

function refusal(changes: Record<string, unknown>): ThemeInputError {
  try {
    defineTheme(given(changes));
  } catch (error) {
    if (error instanceof ThemeInputError) return error;
    throw error;
  }
  throw new Error('It was taken.');
}

const HOSTILE = [
  'red;}body{display:none',
  'url(https://evil.example/x.png)',
  'var(--brand-color-text)',
  'expression(alert(1))',
  '#12345g',
  '#1234567',
  '#123456;',
  ' #123456',
  '#123456\n',
  'rgb(0 0 0)',
  'red',
  '12px',
  '3quux',
  '',
  'x'.repeat(5000),
  '#'.repeat(5000),
  null,
  undefined,
  5,
  {},
  ['#123456'],
];

describe('defineTheme', () => {
  it.each(HOSTILE.map((value) => [value]))('refuses the colour %j and names its key', (value) => {
    const error = refusal({ bgCard: value });
    expect(error.key).toBe('bgCard');
    expect(error.message).toMatch(/^bgCard must be a colour written #rrggbb/);
    expect(error.message.length).toBeLessThan(160);
  });

  it.each(Object.keys(CHOICES))(
    'refuses a hostile value of %s and lists the allowed ones',
    (key) => {
      for (const value of HOSTILE.filter((each) => each !== undefined)) {
        const error = refusal({ [key]: value });
        expect(error.key).toBe(key);
        for (const allowed of CHOICE_VALUES[key as keyof typeof CHOICES]) {
          expect(error.message).toContain(allowed);
        }
        expect(error.message.length).toBeLessThan(260);
      }
    },
  );

  it('refuses properties of Object.prototype as choices', () => {
    expect(refusal({ radius: 'toString' }).key).toBe('radius');
    expect(refusal({ elevation: '__proto__' }).key).toBe('elevation');
  });

  it('refuses a name that would end its selector', () => {
    expect(refusal({ name: 'a"] body {' }).key).toBe('name');
    expect(refusal({ name: 'x'.repeat(41) }).key).toBe('name');
  });

  it('refuses an unknown key', () => {
    expect(refusal({ background: '#123456' }).message).toContain('"background"');
  });

  it('explains how to write a short colour', () => {
    expect(refusal({ bg: '#fc0' }).message).toContain('write #ffcc00');
  });

  it('accepts upper-case colours and input without choices', () => {
    const { name, bg, bgMenu, bgBtn, bgCard, bgSubBtnAndGbIcon, bgBtnInContent } = lotus;
    const colours = {
      bg: bg.toUpperCase(),
      bgMenu,
      bgBtn,
      bgCard,
      bgSubBtnAndGbIcon,
      bgBtnInContent,
    };
    const theme = defineTheme({ name, ...colours });
    expect(theme.colours.bg).toBe(bg);
    expect(theme.choices.radius).toBe('soft');
  });

  it('writes a complete style sheet for every choice', () => {
    for (const [key, values] of Object.entries(CHOICE_VALUES)) {
      expect(values).toEqual(Object.keys(CHOICES[key as keyof typeof CHOICES]));
      for (const value of values) {
        const css = themeCss(defineTheme(given({ [key]: value })));
        expect(css).not.toMatch(/undefined|NaN|: ;|url\(/);
      }
    }
  });

  it('has the gradient only with deep elevation', () => {
    const top = (elevation: string) => defineTheme(given({ elevation })).fills.accentTop;
    expect(top('deep')).not.toBe(lotus.bgBtn);
    expect(top('light')).toBe(lotus.bgBtn);
    expect(top('flat')).toBe(lotus.bgBtn);
  });
});

describe('the report', () => {
  const theme = defineTheme(lotus);

  it('has every pair once, the lowest margin first, and passes', () => {
    const rows = reportRows(theme);
    const names = rows.map(({ ground, ink, surface }) => `${ground} ${ink} ${surface}`);
    expect(new Set(names).size).toBe(rows.length);
    expect(rows.every((row) => row.pass)).toBe(true);
    const margins = rows.map((row) => row.ratio / row.min);
    expect(margins).toEqual([...margins].sort((one, other) => one - other));
  });

  it('never rounds a failing ratio up to a passing one', () => {
    const failing = structuredClone(theme);
    const pair = failing.report.pairs[0];
    if (pair) pair.ratio = 4.499;
    expect(reportText(failing)).toMatch(/FAIL .*4\.49:1/);
  });

  it('prints the changed colours', () => {
    const text = reportText(defineTheme(given({ bgBtn: '#201a40' })));
    expect(text).toMatch(/page\.link +#201a40 → #[0-9a-f]{6} +L \+0\.\d+ +to be read/);
  });
});
