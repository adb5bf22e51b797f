import { describe, expect, it } from 'vitest';

import { lotus } from '../themes/lotus/lotus.ts';
import { defineTheme } from './defineTheme.ts';
import { themeVars } from './themeRules.ts';
import { TOKENS } from './tokens.ts';

const theme = defineTheme(lotus);

describe('TOKENS', () => {
  it('documents every property that a theme sets, and no other', () => {
    expect(TOKENS.map((token) => token.property).sort()).toEqual(
      Object.keys(themeVars(theme)).sort(),
    );
  });

  it('names every token once and describes its purpose', () => {
    expect(new Set(TOKENS.map((token) => token.property)).size).toBe(TOKENS.length);
    for (const token of TOKENS) expect(token.use, token.path).toMatch(/^[A-Z1-9].+\.$/s);
  });

  it('knows which colours depend on the ground', () => {
    const ground = new Set(Object.keys(theme.grounds.page));
    for (const token of TOKENS.filter((each) => each.group === 'color')) {
      const role = token.path.slice('color.'.length);
      expect(token.scope, token.path).toBe(ground.has(role) ? 'ground' : 'root');
    }
  });

  it('lists each guarantee for both colours of a pair', () => {
    const of = (path: string) => TOKENS.find((token) => token.path === path)?.guarantees ?? [];
    expect(of('color.textMuted')).toContainEqual(
      expect.objectContaining({ as: 'ink', min: 4.5, with: expect.arrayContaining(['raised']) }),
    );
    expect(of('color.raised')).toContainEqual(
      expect.objectContaining({
        as: 'surface',
        min: 4.5,
        with: expect.arrayContaining(['textMuted']),
      }),
    );
    expect(of('color.skeleton')).toEqual([]);
  });
});
