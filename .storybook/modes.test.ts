import { expect, it } from 'vitest';
import { type Mode, MODES, MODE_NAMES, chromaticModes, modesOf } from './modes.ts';

it('covers each theme, language and width in the modes of a first story, and every pair of them in all modes', () => {
  const parts = ['theme', 'locale', 'viewport'] as const;
  const seen = (modes: readonly Mode[], ...of: (typeof parts)[number][]) =>
    new Set(modes.map((mode) => of.map((part) => mode[part]).join(' '))).size;
  const first = Object.values(modesOf({ id: 'a--default', name: 'Default', tags: [] }));
  const all = Object.values(MODES);
  expect(first).toHaveLength(3);
  expect(parts.map((part) => seen(first, part))).toEqual([3, 2, 2]);
  expect(seen(all, 'theme', 'locale')).toBe(6);
  expect(seen(all, 'theme', 'viewport')).toBe(6);
  expect(seen(all, 'locale', 'viewport')).toBe(4);
  expect(Object.entries(MODES).map(([name]) => name)).toEqual(
    all.map(({ theme, locale, viewport }) => `${theme}-${locale}-${viewport}`),
  );
});

it('uses one mode in turn for further states, the narrowest for long text, and all modes for tagged stories', () => {
  const names = (name: string, tags: string[] = [], id = 'a-panel') =>
    Object.keys(modesOf({ id: `${id}--${name.toLowerCase()}`, name, tags }));
  const first = names('Default');
  const turns = Array.from({ length: 300 }, (_, at) => names('Loading', ['stable'], `a-${at}`));
  for (const mode of first) {
    expect(turns.filter((its) => its.join() === mode).length).toBeGreaterThan(80);
  }
  expect(turns.every((its) => its.length === 1 && first.includes(its[0]!))).toBe(true);
  expect(names('Loading')).toEqual(names('Loading'));
  expect(names('Long Thai')).toEqual(['lotus-th-390']);
  expect(names('English')).toEqual(['siam-en-390']);
  expect(names('Loading', ['matrix'])).toEqual(MODE_NAMES);
  expect(names('Default', ['page'])).toEqual([]);
  expect(names('Loading', ['behaviour'])).toEqual([]);
});

it('gives Chromatic the same modes, and keeps its other parameters', () => {
  const story = {
    id: 'a--loading',
    name: 'Loading',
    tags: ['matrix'],
    argTypes: {},
    parameters: { chromatic: { delay: 5 } },
  };
  expect(chromaticModes(story)).toBe(story.argTypes);
  expect(story.parameters.chromatic).toEqual({ delay: 5, modes: MODES, disableSnapshot: false });
});
