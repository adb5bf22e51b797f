import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropForgotProof, storeForgotProof, readForgotProof } from './forgotProof.ts';

const NOW = 1_768_444_200_000;
const proof = { phone: '0812340001', token: 'op_91d0b2', expiresAt: NOW + 900_000 };

let written: string[];
beforeEach(() => {
  written = [];
  const page = {
    get cookie() {
      return written.map((text) => text.split(';')[0]).join('; ');
    },
    set cookie(text: string) {
      written = text.includes('Max-Age=0') ? [] : [text];
    },
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:' });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps a proof until it has certainly expired', () => {
  storeForgotProof(proof);
  // The browser would end it by the device's clock.
  expect(written[0]).not.toContain('Max-Age');
  expect(readForgotProof(NOW)).toEqual(proof);
  expect(readForgotProof(-Infinity)).toEqual(proof);
  expect(readForgotProof(proof.expiresAt)).toBeNull();
});

it('keeps no dropped proof', () => {
  storeForgotProof(proof);
  dropForgotProof();
  expect(readForgotProof(NOW)).toBeNull();
});

it.each([
  ['a flag', '1'],
  ['invalid JSON', '%7B'],
  ['no phone', JSON.stringify({ ...proof, phone: undefined })],
  ['an invalid phone', JSON.stringify({ ...proof, phone: '021234567' })],
  ['an invalid token', JSON.stringify({ ...proof, token: 'a b' })],
  ['an invalid expiry', JSON.stringify({ ...proof, expiresAt: 'soon' })],
])('treats %s as no proof', (_what, text) => {
  written = [`forgot=${encodeURIComponent(text)}`];
  expect(readForgotProof(NOW)).toBeNull();
});
