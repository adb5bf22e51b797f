import { describe, expect, it } from 'vitest';

import { SEARCH_MAX, searchTerm, searchText } from './searchTerm.ts';

describe('searchText', () => {
  it.each([
    ['letters, digits and the three signs stay', "Bao's Big-Win 88!", "Bao's Big-Win 88!"],
    ['Thai stays with its vowels and tone marks', 'ปลาทูน้ำเค็ม ๆ ๑๒', 'ปลาทูน้ำเค็ม ๆ ๑๒'],
    ['other signs fall away', 'a<b>"c"&d/e\\f?g#h%i', 'abcdefghi'],
    ['emoji fall away whole', 'koi🐟🐟 gold', 'koi gold'],
    ['invisible characters fall away', 'ti\u200Bger\u202E\u0000', 'tiger'],
    ['a curly apostrophe and a long dash are the plain ones', 'Bao’s–win', "Bao's-win"],
  ])('%s', (_, typed, kept) => {
    expect(searchText(typed)).toBe(kept);
  });

  it('is idempotent', () => {
    const once = searchText('กข!@#$ Ab-9 \t’');
    expect(searchText(once)).toBe(once);
  });

  it('cuts text that is longer than any name', () => {
    expect(searchText('a'.repeat(5_000))).toHaveLength(SEARCH_MAX);
  });
});

describe('searchTerm', () => {
  it.each([
    ['', null],
    ['ab', null],
    ['  a  b ', 'a b'],
    ['a  ', null],
    ['<<<<', null],
    ['abc', 'abc'],
    ['ปลา', 'ปลา'],
    ['  golden   koi ', 'golden koi'],
  ])('returns %j as %j', (typed, term) => {
    expect(searchTerm(typed)).toBe(term);
  });
});
