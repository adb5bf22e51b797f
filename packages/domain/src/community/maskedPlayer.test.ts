import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedPlayer } from './maskedPlayer.ts';

describe('the name of a player', () => {
  it.each([
    ['som***', 'som***'],
    ['s***i', 's***i'],
    ['สม***', 'สม***'],
    ['***', '***'],
  ])('%s came masked and stays %s', (name, expected) => {
    expect(maskedPlayer(name)).toBe(expected);
  });

  it.each([
    ['somchai', 'som***'],
    ['demo', 'de***'],
    ['x', '***'],
    ['', '***'],
    ['สมชายใจดี', 'สมช***'],
    ['081***4567', '081***'],
    ['s*omchai@example.com', 's***'],
    ['  ploy.w  ', 'plo***'],
  ])('%s came readable and becomes %s', (name, expected) => {
    expect(maskedPlayer(name)).toBe(expected);
  });

  it('never tells more than four letters, nor a name as it is, and masks once only', () => {
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
