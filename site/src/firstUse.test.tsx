import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { revealAll } from './app/firstUse.ts';

const { documentElement } = document;
const isUnused = () => 'unused' in documentElement.dataset;

beforeEach(() => {
  vi.resetModules();
  documentElement.dataset['unused'] = '';
});
afterEach(() => {
  revealAll();
  vi.unstubAllGlobals();
});

it.each(['pointerdown', 'keydown', 'scroll'])(
  'shows all at the first %s, also of a row',
  async (use) => {
    await import('./early.ts');
    expect(isUnused()).toBe(true);
    document.body.dispatchEvent(new Event(use));
    expect(isUnused()).toBe(false);
  },
);

it('shows all of a page that was scrolled before', async () => {
  vi.stubGlobal('scrollY', 300);
  await import('./early.ts');
  expect(isUnused()).toBe(false);
});

it('leaves a document without that mark alone', async () => {
  revealAll();
  await import('./early.ts');
  document.body.dispatchEvent(new Event('scroll'));
  expect(isUnused()).toBe(false);
});
