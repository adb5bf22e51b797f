import { expect, it } from 'vitest';
import { BANKS } from './bankList.ts';
import { searchBanks } from './bankSearch.ts';

const found = (typed: string) => searchBanks(BANKS, typed).map(({ code }) => code);

it.each([
  ['', BANKS.map(({ code }) => code)],
  ['kbank', ['kbank']],
  [' SCB ', ['scb']],
  ['กสิกร', ['kbank']],
  ['ไทยพาณิชย', ['scb']],
  ['แลนดแอนดเฮาส', ['lh']],
  ['krung', ['ktb', 'bay']],
  ['กรุงเทพ', ['bbl']],
  ['ttb', ['tmb']],
  ['ธกส', ['baac']],
  ['er', ['scb', 'gsb', 'ghb']],
  ['zzz', []],
])('bankSearch finds the expected banks for %j', (typed, codes) => {
  expect(found(typed)).toEqual(codes);
});
