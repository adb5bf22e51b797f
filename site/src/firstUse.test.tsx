import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { revealAll, revealParts } from './app/firstUse.ts';

const { documentElement } = document;
const isUnused = () => 'unused' in documentElement.dataset;

beforeEach(() => {
  vi.resetModules();
  documentElement.dataset['unused'] = '';
});
afterEach(() => {
  revealAll();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each(['keydown', 'scroll'])('shows all at the first %s, also of a row', async (use) => {
  await import('./early.ts');
  expect(isUnused()).toBe(true);
  document.body.dispatchEvent(new Event(use));
  expect(isUnused()).toBe(false);
});

it('shows one part in each frame soon after the first touch', async () => {
  vi.useFakeTimers();
  const waiting: ((time: number) => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => waiting.push(run));
  await import('./early.ts');
  document.body.dispatchEvent(new Event('pointerdown'));
  document.body.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(149);
  expect(waiting).toEqual([]);
  vi.advanceTimersByTime(1);
  const steps = [];
  for (let idle = waiting.shift(); idle; idle = waiting.shift()) {
    idle(0);
    steps.push(documentElement.dataset['unused']);
    waiting.shift()?.(0);
  }
  expect(steps).toEqual(['1', '2', '3', '4', '5', '6', undefined]);
});

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

it('shows parts when the page is idle, with a pause after each', () => {
  vi.useFakeTimers();
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  revealParts();
  expect(documentElement.dataset['unused']).toBe('');
  for (const step of ['1', '2', '3', '4', '5', '6']) {
    idle.shift()?.();
    vi.advanceTimersByTime(299);
    expect([documentElement.dataset['unused'], idle.length]).toEqual([step, 0]);
    vi.advanceTimersByTime(1);
  }
  idle.shift()?.();
  vi.runAllTimers();
  expect([isUnused(), idle.length]).toEqual([false, 0]);
});

it('shows parts only when the page is hydrated, and with pauses', async () => {
  const idle: (() => void)[] = [];
  const frame = vi.fn();
  vi.stubGlobal('requestAnimationFrame', frame);
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
  idle.shift()?.();
  expect([documentElement.dataset['unused'], frame.mock.calls]).toEqual(['1', []]);
});
