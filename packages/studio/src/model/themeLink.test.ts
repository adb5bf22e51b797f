import { DEFAULT_CHOICES, REFERENCE_THEMES } from '@brand/ui/theme';
import { expect, it } from 'vitest';

import { themeFromHash, themeToHash } from './themeLink.ts';

it.each(Object.values(REFERENCE_THEMES))('carries the theme $name in an address', (reference) => {
  const { name: _name, ...values } = { ...DEFAULT_CHOICES, ...reference };
  const hash = themeToHash(values);
  expect(themeFromHash(`#${hash}`)).toEqual(values);
  expect(hash).toMatch(/^theme=[a-z0-9.-]+$/);
  expect(hash.length).toBeLessThan(120);
});

it.each([
  '',
  '#',
  '#theme=',
  '#theme=130e33',
  '#theme=130e33.1a1443.f2b63c.201950.413691.xyzxyz.round.normal.looped-anuphan.raised.deep',
  '#theme=130e33.1a1443.f2b63c.201950.413691.2e2669.round.normal.looped-anuphan.raised.constructor',
  '#theme=130e33.1a1443.f2b63c.201950.413691.2e2669.round.normal.looped-anuphan.raised.deep.more',
])('takes nothing from %j', (hash) => {
  expect(themeFromHash(hash)).toBeNull();
});
