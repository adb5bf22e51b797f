import { afterEach, describe, expect, it, vi } from 'vitest';
import { wordSegments } from './wordSegments.ts';

const words = (text: string) =>
  wordSegments(text)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

describe('wordSegments', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('finds words in Thai, which has no spaces between them', () => {
    expect(words('มังกรแดง')).toEqual(['มังกร', 'แดง']);
  });

  it('splits at spaces if the browser has no Intl.Segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(words('ฝากเงิน  ไม่เข้า')).toEqual(['ฝากเงิน', 'ไม่เข้า']);
    expect(words('')).toEqual([]);
  });

  it('keeps spaces as segments if the browser has no Intl.Segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(wordSegments(' ฝาก  เงิน')).toEqual([
      { segment: ' ', isWordLike: false },
      { segment: 'ฝาก', isWordLike: true },
      { segment: '  ', isWordLike: false },
      { segment: 'เงิน', isWordLike: true },
    ]);
    expect(wordSegments('')).toEqual([]);
  });

  it('treats a segment as not a word if the browser does not report it', () => {
    class Segmenter {
      segment = (text: string) => [{ segment: text }];
    }
    vi.stubGlobal('Intl', { ...Intl, Segmenter });
    expect(wordSegments('ฝาก')).toEqual([{ segment: 'ฝาก', isWordLike: false }]);
  });
});
