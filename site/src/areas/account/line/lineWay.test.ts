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
  ['invalid JSON', 'x'],
  ['a list', '[]'],
  ['no verifier', JSON.stringify({ ...way, verifier: undefined })],
  ['an invalid verifier', JSON.stringify({ ...way, verifier: 'short' })],
  ['an invalid intent', JSON.stringify({ ...way, intent: 'steal' })],
  ['a page of another site', JSON.stringify({ ...way, page: '//evil.example' })],
  ['a full URL as page', JSON.stringify({ ...way, page: 'https://evil.example' })],
  ['a user id that is not a string', JSON.stringify({ ...way, userId: 7 })],
])('treats %s as not started', (_what, text) => {
  kept.set('lineWay', text);
  expect(readLineWay()).toBeNull();
});
