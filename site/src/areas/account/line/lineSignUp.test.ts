import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dropLineSignUp,
  readLineSignUp,
  storeFailedTrip,
  storeLineProof,
  type TripCode,
} from './lineSignUp.ts';

const NOW = Date.UTC(2026, 0, 15, 2, 30);
const proof = { token: 'lp_1', name: 'น้ำฝน', expiresAt: NOW + 900_000 };

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

it('stores the proof until its time is over', () => {
  expect(readLineSignUp(NOW)).toEqual({ status: 'none' });
  storeLineProof(proof);
  expect(readLineSignUp(NOW + 899_999)).toEqual({ status: 'connected', proof });
  expect(readLineSignUp(NOW + 900_000)).toEqual({ status: 'expired' });
  dropLineSignUp();
  expect([readLineSignUp(NOW), kept.size]).toEqual([{ status: 'none' }, 0]);
});

it.each<[TripCode, string]>([
  [6007, 'error.line.6007'],
  [6008, 'error.line.other'],
  [8000, 'error.line.8000'],
])('stores that a trip ended with %i, in place of an earlier proof', (code, messageId) => {
  storeLineProof(proof);
  storeFailedTrip(code);
  expect(readLineSignUp(NOW)).toEqual({
    status: 'failed',
    failure: { messageId, code: String(code) },
  });
});

it.each([
  ['invalid JSON', 'x'],
  ['a list', '[]'],
  ['no token', JSON.stringify({ ...proof, token: undefined })],
  ['a name that is not a string', JSON.stringify({ ...proof, name: 7 })],
  ['a time that is not a number', JSON.stringify({ ...proof, expiresAt: '9' })],
  ['another reason', JSON.stringify({ failed: 1234 })],
])('treats %s as no account', (_what, text) => {
  kept.set('lineSignUp', text);
  expect(readLineSignUp(NOW)).toEqual({ status: 'none' });
});
