import { describe, expect, it } from 'vitest';
import { isThai, repeated } from './thaiTyping.ts';

describe('thaiTyping', () => {
  it.each([
    ['\u0e00', false],
    ['ก', true],
    ['ๆ', true],
    ['๙', true],
    ['\u0e5b', true],
    ['\u0e5c', false],
    ['a', false],
    ['', false],
  ])('%j is Thai: %s', (letter, expected) => {
    expect(isThai(letter)).toBe(expected);
  });

  it.each([
    ['ตุ๊กๆ', 'ตุ๊กตุ๊ก'],
    ['ตุ๊ก ๆ', 'ตุ๊กตุ๊ก'],
    ['รถ ตุ๊กๆ วิ่ง', 'รถ ตุ๊กตุ๊ก วิ่ง'],
    ['ปลา', 'ปลา'],
    ['ๆ', 'ๆ'],
  ])('repeats the word before the sign: %s is %s', (text, expected) => {
    expect(repeated(text)).toBe(expected);
  });
});
