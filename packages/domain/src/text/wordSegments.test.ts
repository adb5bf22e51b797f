import { afterEach, describe, expect, it, vi } from 'vitest';
import { wordSegments } from './wordSegments.ts';

const words = (text: string) =>
  wordSegments(text)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

describe('words of a text', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are found in Thai, which has no spaces between them', () => {
    expect(words('มังกรแดง')).toEqual(['มังกร', 'แดง']);
  });

  it('are what spaces separate where the browser has no Intl.Segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(words('ฝากเงิน  ไม่เข้า')).toEqual(['ฝากเงิน', 'ไม่เข้า']);
    expect(words('')).toEqual([]);
  });
});
