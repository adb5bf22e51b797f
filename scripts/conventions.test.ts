import { describe, expect, it } from 'vitest';
import { brokenRules } from './conventions.ts';

const timer = `set${'Timeout'}(work, 10);`;

describe('the conventions', () => {
  it('allow a file of 300 lines and no longer one', () => {
    expect(brokenRules('scripts/a.ts', 'x\n'.repeat(300))).toEqual([]);
    expect(brokenRules('scripts/a.ts', 'x\n'.repeat(301))).toHaveLength(1);
  });

  it('allow one barrel per package, and one per area of domain and ui', () => {
    expect(brokenRules('packages/ui/src/index.ts', '')).toEqual([]);
    expect(brokenRules('packages/ui/src/shell/index.ts', '')).toEqual([]);
    expect(brokenRules('packages/domain/src/cashier/index.ts', '')).toEqual([]);
    expect(brokenRules('packages/ui/src/shell/Header/index.ts', '')).toHaveLength(1);
    expect(brokenRules('packages/api/src/cashier/index.ts', '')).toHaveLength(1);
    expect(brokenRules('site/src/areas/cashier/index.ts', '')).toHaveLength(1);
  });

  it.each(['types.ts', 'utils.ts', 'helpers.tsx'])('refuse the name %s', (name) => {
    expect(brokenRules(`site/src/app/${name}`, '')).toHaveLength(1);
  });

  it.each([
    'packages/domain/src/lock.ts',
    'packages/ui/src/shell/Header/Header.tsx',
    'site/src/areas/cashier/useFlow.ts',
  ])('forbid timers in %s', (path) => {
    expect(brokenRules(path, timer)).toEqual([expect.stringContaining(`${path}:1`)]);
  });

  it.each([
    'packages/ui/src/hooks/useTimeout.ts',
    'packages/ui/src/shell/Header/Header.test.tsx',
    'packages/sandbox/src/main.ts',
    'site/src/platform/clock/serverClock.ts',
    'site/src/platform/clock/tick.ts',
  ])('allow timers in %s', (path) => {
    expect(brokenRules(path, timer)).toEqual([]);
  });

  it('do not mistake prose for a disabled check', () => {
    expect(brokenRules('site/src/a.ts', `/** As many as ${'any'} row shows. */`)).toEqual([]);
  });

  it('refuse unfinished work, disabled checks and tests that do not run', () => {
    expect(brokenRules('site/src/a.ts', `// TO${'DO'}: later`)).toHaveLength(1);
    expect(brokenRules('site/src/a.ts', `value as ${'any'};`)).toHaveLength(1);
    expect(brokenRules('site/src/a.ts', `// @ts-${'ignore'}`)).toHaveLength(1);
    expect(brokenRules('site/src/a.test.ts', `it.${'skip'}('x', work);`)).toHaveLength(1);
  });
});
