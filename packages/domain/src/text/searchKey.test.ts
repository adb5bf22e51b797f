import { describe, expect, it } from 'vitest';

import { onOtherLayout } from './keyboardLayout.ts';
import { nearMatch } from './nearMatch.ts';
import { bothKeys } from './searchKey.ts';

const plain = (text: string) => bothKeys(text).plain.key;
const sound = (text: string) => bothKeys(text).sound.key;

describe('plain key', () => {
  it.each([
    ['sara am in two parts, with the tone mark between', 'นํ้าเต้า', 'น้ำเต้า'],
    ['a tone mark after sara am', 'นำ้', 'น้ำ'],
    ['tone marks left out', 'ปอกเดง', 'ป๊อกเด้ง'],
    ['ae as e twice', 'เเพนด้า', 'แพนด้า'],
    ['Thai digits', 'ภาค ๒', 'ภาค 2'],
    ['spaces, hyphens and apostrophes', "Tuk-Tuk's  Run", 'tuktuks run'],
    ['wide letters and ligatures', 'Ｋoi ﬁsh', 'koi fish'],
    ['accents', 'Café', 'cafe'],
    ['the sign of repetition', 'เร็วๆ', 'เร็ว'],
  ])('ignores %s', (_, one, other) => {
    expect(plain(one)).toBe(plain(other));
  });

  it('distinguishes words that sound alike', () => {
    expect(plain('เสือ')).not.toBe(plain('เรือ'));
    expect(plain('น้ำ')).not.toBe(plain('นา'));
  });

  it('excludes symbols, emoji and direction marks, and lists the starts of words', () => {
    expect(plain('\u202E 🐟 %00 !')).toBe('00');
    expect(bothKeys('Koi & the Pond').plain.starts).toEqual([0, 3, 6]);
    expect(bothKeys('Cafe\u0301s').plain.starts).toEqual([0]);
  });

  it('maps each letter to its position in the text', () => {
    const text = 'ก นํ้า';
    const { key, from, to } = bothKeys(text).plain;
    expect(Array.from(key).map((_, at) => text.slice(from[at], to[at]))).toEqual(['ก', 'น', 'ํ้า']);
  });
});

describe('sound key', () => {
  it.each([
    ['ปลาคาป', 'ปลาคาร์ป'],
    ['หงไฟ', 'หงษ์ไฟ'],
    ['กะต่าย', 'กระต่าย'],
    ['บาคาล่า', 'บาคาร่า'],
    ['นกฮุก', 'นกฮูก'],
    ['ธุเรียน', 'ทุเรียน'],
    ['กำมะยี่', 'กำมะหยี่'],
    ['ไท', 'ไทย'],
    ['พัน', 'พันธุ์'],
    ['roulete', 'roulette'],
    ['fenix', 'phenix'],
    ['blakjak', 'blackjack'],
  ])('is the same for %s and %s', (one, other) => {
    expect(sound(one)).toBe(sound(other));
  });

  it('keeps the first letter although it is marked as silent', () => {
    expect(sound('ก์')).toBe('ก');
    expect(sound('มก์')).toBe('ม');
  });

  it('silences no letter of the word before', () => {
    expect(sound('มาก ์')).toBe(sound('มาก'));
    expect(sound('lionking ์')).toBe(sound('lionking'));
  });

  it('distinguishes words that sound different', () => {
    expect(sound('ไก่')).not.toBe(sound('ไข่'));
    expect(sound('ปู')).not.toBe(sound('ปี'));
  });
});

describe('onOtherLayout', () => {
  it.each([
    [",y'di", 'มังกร'],
    ['กพฟเนื', 'dragon'],
    ['l]Hv9', 'สล็อต'],
    ['yod', 'ันก'],
  ])('converts %s to %s', (typed, meant) => {
    expect(onOtherLayout(typed)).toBe(meant);
  });

  it.each(['123', 'koi ปลา', ''])(
    'returns null for %j, which makes no sense on the other layout',
    (typed) => {
      expect(onOtherLayout(typed)).toBeNull();
    },
  );
});

describe('nearMatch', () => {
  const at = (word: string, name: string, budget = 2) =>
    nearMatch(word, bothKeys(name).plain, budget);

  it.each([
    ['durain', 'Durian Riot', 'two letters turned round'],
    ['duran', 'Durian Riot', 'one missing'],
    ['duriian', 'Durian Riot', 'one too many'],
    ['dirian', 'Durian Riot', 'a wrong one'],
  ])('finds %s in %s: %s', (word, name) => {
    expect(at(word, name)).toMatchObject({ cost: 2, from: 0 });
  });

  it('returns the position', () => {
    const found = at('riat', 'Durian Riot');
    expect('durianriot'.slice(found?.from, found?.to)).toBe('riot');
  });

  it('starts at the beginning of a word, in Thai anywhere', () => {
    expect(at('urain', 'Durian Riot', 2)).toBeNull();
    expect(at('คาบ', 'ปลาคาป')).toMatchObject({ cost: 1 });
  });

  it('returns null if there are too many typos', () => {
    expect(at('zzzzzz', 'Durian Riot')).toBeNull();
  });

  it('searches the longest name', () => {
    expect(at('koi', 'x'.repeat(5_000))).toBeNull();
  });
});
