import { describe, expect, it } from 'vitest';
import { BANKS } from '../account/bankList.ts';
import { bankName } from '../account/bank.ts';
import { gameName } from '../games/game.ts';
import { isShippedLocale, shippedLocale, textIn } from './locale.ts';

describe('a language of the product', () => {
  it.each([
    ['th', 'en', 'th'],
    ['en-GB', 'th', 'en'],
    ['lo', 'th', 'th'],
    ['lo-u-ca-gregory', 'th-TH', 'th'],
    ['lo', 'en', 'en'],
    ['lo', 'km', 'en'],
    ['en-GB-x-lo', 'th', 'th'],
    // Starts like Thai, and is not.
    ['tha', 'en', 'en'],
  ])('for %s on a site whose main language is %s is %s', (locale, main, expected) => {
    expect(shippedLocale(locale, main)).toBe(expected);
  });

  it.each([
    ['th', true],
    ['en', true],
    ['lo', false],
    ['en-GB', false],
  ])('has %s among its tags: %s', (locale, expected) => {
    expect(isShippedLocale(locale)).toBe(expected);
  });
});

describe('a text by language', () => {
  it.each([
    [{ th: 'ก', en: 'a', lo: 'ກ' }, 'ກ'],
    [{ th: 'ก', en: 'a' }, 'ก'],
    [{ en: 'a', km: 'ក' }, 'a'],
    [{ km: 'ក', en: 'a' }, 'a'],
    [{ km: 'ក' }, 'ក'],
    [{}, ''],
  ])('of %j is %s in Lao on a Thai site', (texts, expected) => {
    expect(textIn(texts, 'lo', 'th')).toBe(expected);
  });
});

describe('names in a language that has none', () => {
  const game = { nameTh: 'ปลาทอง', nameEn: 'Goldfish' };
  const [bank] = BANKS;

  it('are in the main language of the site', () => {
    expect(gameName(game, 'lo', 'th')).toBe('ปลาทอง');
    expect(bankName(bank!, 'lo', 'th')).toBe(bank!.nameTh);
  });

  it('are in English where there is none in the main language', () => {
    expect(gameName(game, 'lo', 'km')).toBe('Goldfish');
    expect(bankName(bank!, 'lo', 'km')).toBe(bank!.nameEn);
  });

  it('are the other name where one is empty', () => {
    expect(gameName({ nameTh: '', nameEn: 'Goldfish' }, 'lo', 'th')).toBe('Goldfish');
    expect(gameName({ nameTh: 'ปลาทอง', nameEn: '' }, 'lo', 'en')).toBe('ปลาทอง');
  });
});
