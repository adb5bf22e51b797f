import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { toOklch } from '../packages/ui/src/theme/oklch.ts';
import { DARK_BEFORE_THEME, WORKSHOP } from './workshop.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

describe("the colours of Storybook's own parts", () => {
  it.each(Object.entries(WORKSHOP))('%s is neutral or warm', (_name, colour) => {
    const { c, h } = toOklch(colour);
    expect(c < 0.02 || (h > 60 && h < 110)).toBe(true);
  });

  it('are the only ones of the manager, besides those of a status', () => {
    const theme = read('manager.ts').split('create({')[1]!.split('})')[0]!;
    expect(theme).not.toMatch(/#[0-9a-f]{6}/i);
  });

  it('are dark before the theme of a story is loaded, also while Storybook prepares it', () => {
    expect(read('main.ts')).toContain('DARK_BEFORE_THEME');
    for (const part of ['html:not([data-theme])', '.sb-preparing-story', '.sb-preparing-docs'])
      expect(DARK_BEFORE_THEME).toContain(part);
    expect(toOklch(WORKSHOP.ground).l).toBeLessThan(0.25);
  });
});
