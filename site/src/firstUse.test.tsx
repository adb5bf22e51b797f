import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { revealAll, revealNext, revealRows } from './app/firstUse.ts';

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

it('shows the cards first, then the next rows, then all rows', () => {
  const steps = [];
  for (let step = 0; step < 5; step += 1) {
    revealNext();
    steps.push(documentElement.dataset['unused']);
  }
  expect(steps).toEqual(['rows', 'more', 'most', undefined, undefined]);
});

it('shows rows when the page is idle, one part in each frame', () => {
  const idle: (() => void)[] = [];
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  revealNext();
  revealRows();
  expect(documentElement.dataset['unused']).toBe('rows');
  for (const step of ['more', 'most']) {
    idle.shift()?.();
    expect([documentElement.dataset['unused'], idle.length]).toEqual([step, 0]);
    frames.shift()?.(0);
  }
  idle.shift()?.();
  expect([isUnused(), frames.length]).toEqual([false, 0]);
});

it('shows rows only when the page is hydrated', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('takeEarlyClick', undefined);
  const currentScript = vi.spyOn(document, 'currentScript', 'get');
  currentScript.mockReturnValue(document.createElement('script'));
  await import('./early.ts');
  currentScript.mockRestore();
  // The script runs, and waits for its data.
  await new Promise((resolve) => setTimeout(resolve));
  expect(idle).toEqual([]);
  globalThis.takeEarlyClick?.();
  await vi.waitFor(() => expect(idle).toHaveLength(1));
});
