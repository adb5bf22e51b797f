import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedPlayer } from './maskedPlayer.ts';

describe('maskedPlayer', () => {
  it.each([
    ['som***', 'som***'],
    ['s***i', 's***i'],
    ['สม***', 'สม***'],
    ['***', '***'],
    ['som***i', 'som***i'],
  ])('keeps the masked name %s as %s', (name, expected) => {
    expect(maskedPlayer(name)).toBe(expected);
  });

  it.each([
    ['somchai', 'som***'],
    ['demo', 'de***'],
    ['x', '***'],
    ['', '***'],
    ['สมชายใจดี', 'สมช***'],
    ['081***4567', '081***'],
    ['som***ch', 'som***'],
    ['*somchai', '***'],
    ['s*omchai@example.com', 's***'],
    ['  ploy.w  ', 'plo***'],
  ])('masks the readable name %s as %s', (name, expected) => {
    expect(maskedPlayer(name)).toBe(expected);
  });

  it('never shows more than four letters or the full name, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const masked = maskedPlayer(name);
        expect(masked).toContain('*');
        expect((masked.match(/[\p{L}\p{N}]/gu) ?? []).length).toBeLessThanOrEqual(4);
        expect(maskedPlayer(masked)).toBe(masked);
      }),
    );
  });
});
