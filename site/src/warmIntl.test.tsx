import { afterEach, expect, it, vi } from 'vitest';
import { warmIntl } from './app/warmIntl.ts';

afterEach(() => vi.unstubAllGlobals());

it('creates a formatter of each kind, one in each idle moment', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  const NumberFormat = vi.fn<(language: string) => void>();
  const DateTimeFormat = vi.fn<(language: string) => void>();
  const PluralRules = vi.fn<(language: string) => void>();
  vi.stubGlobal('Intl', { NumberFormat, DateTimeFormat, PluralRules });
  warmIntl('th');
  expect([idle.length, NumberFormat.mock.calls]).toEqual([3, []]);
  for (const run of idle) run();
  for (const kind of [NumberFormat, DateTimeFormat, PluralRules])
    expect(kind.mock.calls).toEqual([['th']]);
});
