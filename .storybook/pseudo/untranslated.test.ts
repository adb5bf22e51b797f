import { describe, expect, it } from 'vitest';

import { longestFirst, untranslatedIn } from './untranslated.ts';

describe('untranslated text', () => {
  it('has no accents', () => {
    expect(untranslatedIn('[Đéṕóśíť 500]', [])).toEqual([]);
    expect(untranslatedIn('Close', [])).toEqual(['Close']);
    expect(untranslatedIn('ปิด', [])).toEqual(['ปิด']);
  });

  it('is found beside translated text and data', () => {
    expect(untranslatedIn('[ṔĺáýGolden Boat] now', ['Golden Boat'])).toEqual(['now']);
    expect(untranslatedIn('Win: Golden Boat', ['Golden Boat'])).toEqual(['Win:']);
  });

  it('is not data, a part of it, or several of them', () => {
    const data = ['Golden Boat', 'สมชาย ใจดี', 'Siam Games'];
    expect(untranslatedIn('Golden', data)).toEqual([]);
    expect(untranslatedIn('สมชาย', data)).toEqual([]);
    expect(untranslatedIn('Golden Boat · Siam Games', data)).toEqual([]);
  });

  it('is no part of a word of the data', () => {
    expect(untranslatedIn('Gold', ['Golden Boat'])).toEqual(['Gold']);
  });

  it('is not made from data', () => {
    const address = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
    const data = longestFirst([
      'สมชาย ใจดี',
      'demo',
      address,
      'newbk',
      'สมาชิก',
      '<p>One <b>word</b></p>',
    ]);
    for (const text of ['สจ', 'ส1', 'D', 'W1Ch', 'NEWBK', 'One word', 'WWWWWWWWWWWW']) {
      expect(untranslatedIn(text, data)).toEqual([]);
    }
    expect(untranslatedIn('จส', data)).toEqual(['จส']);
  });

  it('ignores what a component adds to break a line', () => {
    expect(untranslatedIn('Gol\u00ADden\u200B Boat', ['Golden Boat'])).toEqual([]);
  });
});
