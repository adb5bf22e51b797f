import { describe, expect, it } from 'vitest';
import { beginsAt, endOfWord, endsNearly, hasWord, usesPhrase } from './helpWord.ts';
import { bothKeys } from '../text/searchKey.ts';

const key = (text: string) => bothKeys(text).plain;

describe('a Latin phrase at a position', () => {
  it.each([
    ['is a whole word', 'demo', 'demo game', true],
    ['has an ending of one letter', 'bonus', 'bonuss', true],
    ['has an ending of three letters', 'deposit', 'depositing', true],
    ['has an ending of four letters', 'deposit', 'depositxxxx', false],
    ['has an ending, but only four letters itself', 'demo', 'demos', false],
    ['is another word', 'demo', 'deposit', false],
  ])('that %s: %s in "%s" is %s', (_, phrase, text, expected) => {
    expect(beginsAt(key(text), 0, phrase)).toBe(expected);
  });

  it('is found at the beginning of a word only', () => {
    expect(beginsAt(key('pay line'), 3, 'line')).toBe(true);
    expect(beginsAt(key('payline'), 3, 'line')).toBe(false);
  });
});

describe('a Thai phrase at a position', () => {
  it('is found inside a sentence, because Thai has no spaces', () => {
    expect(beginsAt(key('ขอถอนเงิน'), 2, 'ถอน')).toBe(true);
    expect(beginsAt(key('ขกข'), 1, 'ก')).toBe(true);
  });

  it('is not found where a vowel before or after it belongs to its syllable', () => {
    expect(beginsAt(key('เถอน'), 1, 'ถอน')).toBe(false);
    expect(beginsAt(key('ถอนา'), 0, 'ถอน')).toBe(false);
  });

  it('is found before the vowel of the next syllable', () => {
    expect(beginsAt(key('ถอนเงิน'), 0, 'ถอน')).toBe(true);
  });
});

describe('the end of a word', () => {
  it.each([
    ['continues to the last letter', 'zebra', 1, 5],
    ['continues when one letter is left', 'banks', 4, 5],
    ['is before the next word', 'deposit now', 3, 7],
    ['is before a digit', 'kbank24', 2, 5],
    ['includes the letters a and z', 'qazaz', 1, 5],
    ['is the position itself after a Thai letter', 'ถอนqr', 3, 3],
    ['is the position itself in Thai', 'ถอนเงิน', 1, 1],
    ['is the position itself at the end of the text', 'bank', 4, 4],
  ])('%s: "%s" from %i is %i', (_, text, at, expected) => {
    expect(endOfWord(key(text), at)).toBe(expected);
  });

  it('is near when at most one letter of the word is left', () => {
    expect(endsNearly(key('banks'), 5)).toBe(true);
    expect(endsNearly(key('banks'), 4)).toBe(true);
    expect(endsNearly(key('banks'), 3)).toBe(false);
  });
});

describe('a word in a text', () => {
  it.each([
    ['line', 'pay line', true],
    ['line', 'payline', false],
    ['ถอน', 'ขอถอนเงิน', true],
    ['ก', 'มาก', true],
    ['', 'any text', false],
  ])('%j in "%s" is found: %s', (word, text, expected) => {
    expect(hasWord(key(text), word)).toBe(expected);
  });
});

describe('a phrase in a text', () => {
  it.each([
    ['deposit', 'all deposits', true],
    ['posit', 'all deposits', false],
    ['demo', 'a demo game', true],
    ['demo', 'demons', false],
    ['demo', 'demons in the demo', true],
    ['ถอน', 'ขอถอนเงิน', true],
    ['ก', 'ขก', true],
    ['ถอน', 'เถอน', false],
    ['ถอน', 'ถอนา', false],
    ['ถอน', 'เถอน ขอถอน', true],
  ])('%s in "%s" is used: %s', (phrase, text, expected) => {
    expect(usesPhrase(key(text), phrase)).toBe(expected);
  });
});
