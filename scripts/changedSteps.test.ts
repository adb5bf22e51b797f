import { describe, expect, it } from 'vitest';
import { changedSteps } from './changedSteps.ts';
import { STEPS } from './steps.ts';

const names = (...files: string[]) => changedSteps(STEPS, files, 'abc').map(({ name }) => name);
const all = STEPS.map(({ name }) => name);

describe('npm test -- --changed', () => {
  it('runs everything for a change of tools, scripts or dependencies', () => {
    for (const file of ['package.json', 'pnpm-lock.yaml', 'vitest.config.ts', 'scripts/test.ts']) {
      expect(names(file), file).toEqual(all);
    }
  });

  it('runs no browser for a document', () => {
    expect(names('docs/operations.md')).toEqual(['lint', 'rules', 'format', 'unit']);
  });

  it('runs journeys for a page of an operator', () => {
    expect(names('site/operators/lotus/pages/terms.th.md')).toContain('e2e');
  });

  it('runs stories, packages and journeys for a component', () => {
    const steps = names('packages/ui/src/primitives/Button/Button.tsx');
    for (const name of ['dom', 'stories', 'packages', 'sizes', 'home', 'e2e', 'engines']) {
      expect(steps).toContain(name);
    }
  });

  it('runs no stories for the sandbox', () => {
    const steps = names('packages/sandbox/src/serve.ts');
    expect(steps).toContain('e2e');
    expect(steps).not.toContain('stories');
    expect(steps).not.toContain('packages');
  });

  it('runs no browser for a unit test alone', () => {
    const steps = names('packages/domain/src/cashier/quickAmounts.test.ts');
    expect(steps).toContain('unit');
    expect(steps).not.toContain('e2e');
    expect(steps).not.toContain('stories');
  });

  it('lets Vitest choose by imports, unless a file is also read from disk', () => {
    const command = (file: string) =>
      changedSteps(STEPS, [file], 'abc')
        .find(({ name }) => name === 'unit')
        ?.command.join(' ');
    expect(command('packages/domain/src/money/satang.ts')).toMatch(/--changed abc/);
    expect(command('packages/ui/src/messages/core.th.json')).not.toMatch(/--changed/);
  });
});
