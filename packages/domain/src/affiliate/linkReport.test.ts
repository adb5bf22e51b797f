import { describe, expect, it } from 'vitest';
import { conversion, isLinkName, linkName } from './linkReport.ts';

describe('name of a link', () => {
  it.each([
    ['  LINE   group ', 'LINE group'],
    ['กลุ่ม\nไลน์', 'กลุ่ม ไลน์'],
    ['   ', null],
    ['a', 'a'],
    [` ${'x'.repeat(41)}`, 'x'.repeat(40)],
    ['ก'.repeat(50), 'ก'.repeat(40)],
    [`${'x'.repeat(39)}😀`, 'x'.repeat(39)],
    [`${'x'.repeat(39)} y`, 'x'.repeat(39)],
  ])('of %j is %j', (typed, name) => {
    expect(linkName(typed)).toBe(name);
    if (name !== null) expect(isLinkName(name)).toBe(true);
  });

  it.each(['', ' a', 'a ', 'a\nb', 'x'.repeat(41)])('is not %j', (text) => {
    expect(isLinkName(text)).toBe(false);
  });
});

it.each([
  [1, 3, 33],
  [3, 3, 100],
  [0, 4, 0],
  [0, 0, null],
  [2, 1, null],
])('%d of %d is a conversion of %j per cent', (part, whole, percent) => {
  expect(conversion(part, whole)).toBe(percent);
});
