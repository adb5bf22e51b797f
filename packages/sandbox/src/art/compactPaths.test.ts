import { expect, it } from 'vitest';
import { compactPaths } from './compactPaths.ts';

const pathOf = (data: string) =>
  /^<path d="(.*)"\/>$/.exec(compactPaths(`<path d="${data}"/>`))?.[1];

it.each([
  ['relative steps', 'M10 10L30 10C40 20 50 20 60 10z', 'M10 10l20 0c10 10 20 10 30 0z'],
  ['tenths, whose errors do not add up', 'M0 0L.26 0L.52 0L.78 0', 'M0 0l.3 0 .2 0 .3 0'],
  ['points of round lines, which have no length', 'M-50 40h0m30 30h0', 'M-50 40h0m30 30h0'],
  ['arcs with their flags', 'M-94 6a9 9 0 1 0 1 0z', 'M-94 6a9 9 0 1 0 1 0z'],
])('writes %s', (_, data, compact) => {
  expect(pathOf(data)).toBe(compact);
});
