import { afterEach, describe, expect, it, vi } from 'vitest';
import { askedWord, askedWords } from './helpQuestion.ts';

/** The words, with the meaning of each after an equals sign. */
const read = (term: string, isLoose: boolean) =>
  askedWords(term, isLoose).map(({ text, sense }) =>
    sense ? `${text} = ${sense.said[0]?.text}` : text,
  );
const exact = (term: string) => read(term, false);
const loose = (term: string) => read(term, true);

afterEach(() => vi.unstubAllGlobals());

describe('the allowed typos of a word', () => {
  it.each([
    ['none for four letters', 'demo', 0],
    ['none for four letters by sound', 'hello', 0],
    ['one for five letters', 'zebra', 2],
    ['two for eight letters', 'dinosaur', 4],
    ['one for a Thai word of ten letters', 'มหาวิทยาลัย', 2],
    ['none for one Thai letter', 'ก', 0],
  ])('are %s: %s', (_, word, budget) => {
    expect(askedWord(word, true).budget).toBe(budget);
  });

  it('are none when typos are not allowed', () => {
    expect(askedWord('dinosaur', false).budget).toBe(0);
  });
});

describe('the words of a question', () => {
  it.each([
    ['leave out a single letter', 'x zebra', ['zebra']],
    ['keep two Latin letters', 'ab zebra', ['ab', 'zebra']],
    ['leave out two Thai letters', 'กา zebra', ['zebra']],
    ['keep three Thai letters', 'ปลา zebra', ['ปลา', 'zebra']],
    ['keep two Thai letters with a known meaning', 'บช', ['บช = บัญชีธนาคาร']],
    ['leave out words that do not describe the topic', 'how is the zebra', ['zebra']],
    ['have each word once', 'zebra lion Zebra', ['zebra', 'lion']],
    ['have each meaning once', 'wait slow', ['wait = รอนาน']],
    ['have every meaning of a word', 'เข้าไม่ได้', ['เข้าไม่ได้ = เข้าสู่ระบบ', 'เข้าไม่ได้ = ไม่ได้']],
    ['have nothing after a known word that ends with a mark', 'ไม่ได้', ['ไม่ได้ = ไม่ได้']],
    ['keep the marks of the word after a known one', 'ถอน มะลิ', ['ถอน = ถอน', 'มะลิ']],
    ['drop all marks of the last letter of a known word', 'ถอน้้ปลา', ['ถอน = ถอน', 'ปลา']],
  ])('%s: %s', (_, term, words) => {
    expect(exact(term)).toEqual(words);
  });

  it('have no marks of the word before if the browser has no Intl.Segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(exact('ถอน้้ปลา')).toEqual(['ถอน = ถอน', 'ปลา']);
  });
});

describe('a known word by its sound', () => {
  it.each([
    ['four Latin letters', 'skan', ['scan = สแกน']],
    ['a Thai word inside a sentence', 'ไปทนาคาร', ['ธนาคาร = ธนาคาร']],
    ['the longest of several phrases', 'บัยชีทนาคาร', ['บัญชีธนาคาร = บัญชีธนาคาร']],
  ])('is %s: %s', (_, term, words) => {
    expect(exact(term)).toEqual(words);
  });

  it('is not one of three letters', () => {
    expect(exact('ผิด')).toEqual(['ผิด = ไม่ถูกต้อง']);
    expect(exact('ภิด')).toEqual(['ภิด']);
  });

  it('is not a part of a Latin word', () => {
    expect(exact('unskan')).toEqual(['unskan']);
    expect(exact('skanning')).toEqual(['skanning']);
  });
});

describe('a known word with typos', () => {
  it.each([
    ['one typo in a Latin word', 'passwerd', ['password = รหัสผ่าน']],
    ['a similar last letter in a short Thai word', 'สลิบ', ['สลิป = สลิป']],
    ['a similar last letter in a Thai word of five letters', 'ลิมิท', ['ลิมิต = จำกัดยอดฝาก']],
    ['one typo in a Thai word of six letters', 'แอดมิก', ['แอดมิน = แอดมิน']],
    ['the longest of several words', 'limjts', ['limits = ขั้นต่ำ']],
  ])('is recognised with %s: %s', (_, term, words) => {
    expect(loose(term)).toEqual(words);
  });

  it.each([
    ['two typos when it has seven letters by sound', 'pesswerd'],
    ['another letter in a short Thai word', 'สลิม'],
    ['another letter in a Thai word of five letters', 'ลิมิก'],
    ['another digit', '1324'],
  ])('is not recognised with %s: %s', (_, term) => {
    expect(askedWords(term, true).filter(({ sense }) => sense !== null)).toEqual([]);
  });

  it('is not recognised when typos are not allowed', () => {
    expect(exact('passwerd')).toEqual(['passwerd']);
  });
});

describe('a known word that is not complete', () => {
  it.each([
    ['the shortest word with this beginning', 'withd', ['withdraw = ถอน']],
    ['the last one of a question', 'zebra withd', ['zebra', 'withdraw = ถอน']],
    ['a word of which four letters are typed', 'pass', ['passwd = รหัสผ่าน']],
  ])('is %s: %s', (_, term, words) => {
    expect(loose(term)).toEqual(words);
  });

  it.each([
    ['three letters', 'pas', ['pas']],
    ['the end of a word', 'draw', ['draw']],
    ['a beginning with a space after it', 'withd ', ['withd']],
    ['a beginning before another word', 'withd zebra', ['withd', 'zebra']],
  ])('is not recognised by %s: "%s"', (_, term, words) => {
    expect(loose(term)).toEqual(words);
  });

  it('is not recognised when the question is read exactly', () => {
    expect(exact('withd')).toEqual(['withd']);
  });
});
