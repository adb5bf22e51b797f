import {
  CHOICE_VALUES,
  COLOUR_KEYS,
  REFERENCE_THEMES,
  TOKENS,
  type ThemeInput,
  defineTheme,
} from '@brand/ui/theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { exportTokens } from './exportTokens.ts';
import { importTokens } from './importTokens.ts';
import { resolveToken, tokensOf } from './readTokens.ts';
import { TOKEN_TYPES, type TokenGroup } from './tokenFile.ts';

/** Round trip through JSON. */
const written = (input: ThemeInput): TokenGroup =>
  JSON.parse(JSON.stringify(exportTokens(defineTheme(input), 'lotus'))) as TokenGroup;

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const sextet = fc.record(Object.fromEntries(COLOUR_KEYS.map((key) => [key, colour])));
const choices = fc.record(
  Object.fromEntries(
    Object.entries(CHOICE_VALUES).map(([name, values]) => [name, fc.constantFrom(...values)]),
  ),
);
const theme = fc
  .tuple(sextet, choices)
  .map(([six, chosen]) => ({ name: 'brand', ...six, ...chosen }) as unknown as ThemeInput);

describe('design tokens', () => {
  it('survive a round trip through a file, for any theme', () => {
    fc.assert(
      fc.property(theme, (input) => {
        const { name: _name, ...look } = input;
        expect(importTokens(written(input))).toEqual({
          theme: { base: 'lotus', ...look },
          baseAssumed: false,
          notTaken: [],
        });
      }),
      { numRuns: 40 },
    );
  });

  it('include every token of the contract, with values of the format', () => {
    for (const input of Object.values(REFERENCE_THEMES)) {
      const file = written(input);
      const tokens = tokensOf(file);
      for (const { path, type } of TOKENS) {
        if (type !== 'keyword') expect(tokens.get(path)?.type).toBe(type);
      }
      for (const token of tokens.values()) {
        expect(TOKEN_TYPES).toContain(token.type);
        expect(JSON.stringify(resolveToken(tokens, token).value)).not.toMatch(/var\(|null|NaN/);
      }
      expect(tokens.get('color.text')?.value).toMatchObject({
        colorSpace: 'srgb',
        hex: expect.stringMatching(/^#/),
      });
      expect(tokens.get('space.4')?.value).toEqual({ value: expect.any(Number), unit: 'px' });
      expect(tokens.get('motion.press')?.value).toEqual({ value: 120, unit: 'ms' });
      expect(tokens.get('motion.ease')?.value).toHaveLength(4);
      expect(tokens.get('font.body')?.value).toContain('system-ui');
      expect(tokens.get('elevation.overlay')?.value).toMatchObject({
        offsetY: { unit: 'px' },
        spread: { unit: 'px' },
      });
    }
  });

  it('have a description', () => {
    const silent = (at: Record<string, unknown>, path: string): string[] =>
      Object.entries(at).flatMap(([name, child]) => {
        if (name.startsWith('$')) return [];
        const token = child as Record<string, unknown>;
        if ('$value' in token) return token.$description ? [] : [`${path}${name}`];
        return silent(token, `${path}${name}.`);
      });
    expect(silent(written(REFERENCE_THEMES.jade), '')).toEqual([]);
  });

  it('follow when a designer changes one of the six colours', () => {
    const file = written(REFERENCE_THEMES.lotus);
    Object.assign(file.input as object, {
      bgBtn: { $value: { colorSpace: 'srgb', components: [1, 0.2, 0.4] } },
    });
    const { theme: read, notTaken } = importTokens(file);
    expect(read.bgBtn).toBe('#ff3366');
    expect(notTaken).toContain('color.link');
  });

  it('report derived colours of a file that are not imported', () => {
    const file = written(REFERENCE_THEMES.lotus);
    Object.assign(file.color as object, { text: { $type: 'color', $value: '#ffffff' } });
    expect(importTokens(file).notTaken).toEqual(['color.text']);
  });
});

const white = { colorSpace: 'srgb', components: [1, 1, 1] };
const foreign = (more: object = {}) => ({
  brand: {
    $type: 'color',
    bg: { $value: white },
    bgMenu: { $value: '{brand.bg}' },
    bgBtn: { $value: { colorSpace: 'oklch', components: [0.7, 0.15, 350] } },
    bgCard: { $ref: '#/brand/bg' },
    bgSubBtnAndGbIcon: { $value: { colorSpace: 'hsl', components: [330, 60, 90] } },
    bgBtnInContent: {
      $value: { colorSpace: 'display-p3', components: [1, 0.9, 0.9], hex: '#ffe5e6' },
    },
    ...more,
  },
});

describe('a token file of another tool', () => {
  it('is read if it names the six colours, in any group and colour space', () => {
    expect(importTokens(foreign()).theme).toEqual({
      base: 'siam',
      bg: '#ffffff',
      bgMenu: '#ffffff',
      bgBtn: '#e274ab',
      bgCard: '#ffffff',
      bgSubBtnAndGbIcon: '#f5d6e6',
      bgBtnInContent: '#ffe5e6',
    });
  });

  it('may extend another group', () => {
    const file = {
      base: foreign().brand,
      brand: { $extends: '{base}', bg: { $value: '#000000' } },
    };
    expect(importTokens({ ...file, input: { $extends: '#/brand' } }).theme.bg).toBe('#000000');
  });

  it.each([
    [
      { bg: { $value: '{brand.bgMenu}' } },
      'brand.bg → brand.bgMenu → brand.bg is a circular reference.',
    ],
    [
      { x: { $value: '{nope.nope}' } },
      'brand.x refers to nope.nope, which is not a token of this file.',
    ],
    [{ x: { $ref: '#/brand' } }, 'brand.x refers to brand, which is not a token of this file.'],
    [
      { x: { $value: '{__proto__.x}' } },
      'brand.x refers to __proto__.x, which is not a token of this file.',
    ],
    [
      { x: { $type: 'paint', $value: 1 } },
      'brand.x has the type "paint", which the format does not know.',
    ],
    [{ x: 'red' }, 'brand.x is "red"; it must be a token or a group.'],
    [{ bg: { $value: white, y: {} } }, 'brand.bg is a token and holds y as a group would.'],
    [{ bg: { $type: 'number', $value: 1 } }, 'brand.bg is of the type number; it must be a color.'],
    [
      { bg: { $value: { colorSpace: 'display-p3', components: [1, 0, 0] } } },
      'brand.bg is in the colour space "display-p3"; write it in srgb, srgb-linear, hsl, hwb, oklab or oklch, or add its "hex".',
    ],
    [
      { bg: { $value: { colorSpace: 'constructor', components: [1, 0, 0] } } },
      'brand.bg is in the colour space "constructor"',
    ],
    [
      { bg: { $value: { colorSpace: 'oklch', components: [0.7, 0.4, 150] } } },
      'brand.bg is [0.7,0.4,150] in oklch, which a screen of sRGB cannot show.',
    ],
    [
      { bg: { $value: { ...white, alpha: 0.5 } } },
      'brand.bg has the alpha 0.5; a colour of a theme is opaque.',
    ],
    [
      { bg: { $value: { colorSpace: 'srgb', components: [1, 1] } } },
      'brand.bg has the components [1,1]; there must be three numbers.',
    ],
    [
      { bg: { $value: 'red;}body{display:none' } },
      'brand.bg is "red;}body{display:none"; it must be an object with colorSpace and components.',
    ],
    [{ bg: { $value: 'var(--x)' } }, 'brand.bg is "var(--x)"'],
    [
      { bgBtn: {} },
      'There is no token named bgBtn. A theme needs six colours: bg, bgMenu, bgBtn, bgCard, bgSubBtnAndGbIcon, bgBtnInContent.',
    ],
    [{ $extends: '{brand}' }, 'The group brand extends itself.'],
    [{ 'a.b': { $value: 1 } }, 'The name "a.b" has a character that the format does not allow.'],
  ])('is refused with a reason: %j, %s', (more, sentence) => {
    expect(() => importTokens(foreign(more))).toThrow(sentence);
  });

  it('must not contain two colours with one name at the same level', () => {
    const { brand } = foreign();
    expect(() => importTokens({ dark: brand, light: brand, brand })).toThrow(
      'bg exists as dark.bg, light.bg or brand.bg; rename the right one to input.bg.',
    );
  });

  it.each([null, [], 'x', 7])('is not %j', (json) => {
    expect(() => importTokens(json)).toThrow('A file of design tokens is an object');
  });

  it('must not contain choices that a theme does not have', () => {
    const file = written(REFERENCE_THEMES.lotus);
    file.$extensions = { 'com.brand.theme': { choices: { radius: '9px;}' } } };
    expect(() => importTokens(file)).toThrow(
      '$extensions["com.brand.theme"].choices.radius is "9px;}"',
    );
  });
});
