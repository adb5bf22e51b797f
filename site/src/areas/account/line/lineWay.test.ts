import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropLineWay, storeLineWay, readLineWay } from './lineWay.ts';

const way = {
  verifier: 'v'.repeat(43),
  intent: 'link',
  userId: 'm_0001',
  page: '/profile',
} as const;

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('stores the flow until it ends', () => {
  storeLineWay(way);
  expect(readLineWay()).toEqual(way);
  dropLineWay();
  expect(readLineWay()).toBeNull();
});

it('stores only the newest flow', () => {
  storeLineWay(way);
  storeLineWay({ ...way, intent: 'login', userId: null, page: '/login' });
  expect(readLineWay()?.intent).toBe('login');
});

it.each([
  ['no JSON', 'x'],
  ['a list', '[]'],
  ['no secret', JSON.stringify({ ...way, verifier: undefined })],
  ['a secret of another form', JSON.stringify({ ...way, verifier: 'short' })],
  ['an intent that is none', JSON.stringify({ ...way, intent: 'steal' })],
  ['a page of another site', JSON.stringify({ ...way, page: '//evil.example' })],
  ['a page that is an address', JSON.stringify({ ...way, page: 'https://evil.example' })],
  ['somebody who is no text', JSON.stringify({ ...way, userId: 7 })],
])('treats %s as not started', (_what, text) => {
  kept.set('lineWay', text);
  expect(readLineWay()).toBeNull();
});
