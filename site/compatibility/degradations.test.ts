import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { degradationPage } from './degradationPage.ts';
import { DEGRADATIONS } from './degradations.ts';
import { ROOT } from './sources.ts';

const failuresOf = (feature: string) =>
  DEGRADATIONS.filter((row) => row.feature === feature).map(({ failure }) => failure);

describe('table of features that fail', () => {
  it.each(['Cookies', 'localStorage', 'sessionStorage'])('has every failure of %s', (feature) => {
    expect(failuresOf(feature)).toEqual(['missing', 'throws', 'full', 'cleared']);
  });

  it.each([
    'IndexedDB',
    'Cache storage',
    '`BroadcastChannel`',
    'Web Locks',
    'Service worker',
    '`matchMedia`',
    '`IntersectionObserver`',
    '`ResizeObserver`',
  ])('has a missing and a broken %s', (feature) => {
    expect(failuresOf(feature)).toEqual(expect.arrayContaining(['missing', 'throws']));
  });

  it.each(DEGRADATIONS.map((row) => [row.feature, row.failure, row.test] as const))(
    'names a test of %s that is %s',
    (_feature, _failure, { file, title }) => {
      expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
    },
  );

  it('is what site/DEGRADED.md shows', async () => {
    expect(readFileSync(join(ROOT, 'site/DEGRADED.md'), 'utf8')).toBe(await degradationPage());
  });
});
