import { FIELD_PROBLEM_IDS, errorMessageIds } from '@brand/domain';
import { describe, expect, it } from 'vitest';

import accountEn from './account.en.json';
import accountTh from './account.th.json';
import affiliateEn from './affiliate.en.json';
import affiliateTh from './affiliate.th.json';
import cashierEn from './cashier.en.json';
import cashierTh from './cashier.th.json';
import coreEn from './core.en.json';
import coreTh from './core.th.json';
import en from './en.ts';
import gamesEn from './games.en.json';
import gamesTh from './games.th.json';
import homeEn from './home.en.json';
import homeTh from './home.th.json';
import missionsEn from './missions.en.json';
import missionsTh from './missions.th.json';
import noticesEn from './notices.en.json';
import noticesTh from './notices.th.json';
import passkeysEn from './passkeys.en.json';
import passkeysTh from './passkeys.th.json';
import promotionsEn from './promotions.en.json';
import promotionsTh from './promotions.th.json';
import th from './th.ts';

const files: Record<string, Record<string, string>> = {
  'account.en': accountEn,
  'account.th': accountTh,
  'affiliate.en': affiliateEn,
  'affiliate.th': affiliateTh,
  'cashier.en': cashierEn,
  'cashier.th': cashierTh,
  'core.en': coreEn,
  'core.th': coreTh,
  'games.en': gamesEn,
  'games.th': gamesTh,
  'home.en': homeEn,
  'home.th': homeTh,
  'missions.en': missionsEn,
  'missions.th': missionsTh,
  'notices.en': noticesEn,
  'notices.th': noticesTh,
  'passkeys.en': passkeysEn,
  'passkeys.th': passkeysTh,
  'promotions.en': promotionsEn,
  'promotions.th': promotionsTh,
};
const areas = [
  'account',
  'affiliate',
  'cashier',
  'core',
  'games',
  'home',
  'missions',
  'notices',
  'passkeys',
  'promotions',
] as const;
const read = (name: string) => files[name] as Record<string, string>;
const fieldsOf = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{\s*(\w+)/g)].map((match) => match[1] as string))].sort();

describe('the catalogues', () => {
  it.each(areas)('have the same messages in both languages: %s', (area) => {
    const th = read(`${area}.th`);
    const en = read(`${area}.en`);
    expect(Object.keys(en)).toEqual(Object.keys(th));
    for (const id of Object.keys(th)) {
      expect(fieldsOf(en[id] as string), id).toEqual(fieldsOf(th[id] as string));
      expect(th[id]?.trim(), id).not.toBe('');
      expect(en[id]?.trim(), id).not.toBe('');
    }
  });

  it.each(areas)('have sorted ids: %s', (area) => {
    const ids = Object.keys(read(`${area}.th`));
    expect(ids).toEqual([...ids].sort());
  });

  it('have no duplicate ids', () => {
    const ids = areas.flatMap((area) => Object.keys(read(`${area}.th`)));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('cover a whole language, with every area', () => {
    for (const [locale, whole] of Object.entries({ th, en })) {
      const ids = areas.flatMap((area) => Object.keys(read(`${area}.${locale}`)));
      expect(Object.keys(whole).sort()).toEqual(ids.sort());
    }
  });

  it('have a message for every error of the domain', () => {
    const ids = new Set(areas.flatMap((area) => Object.keys(read(`${area}.th`))));
    expect(errorMessageIds().filter((id) => !ids.has(id))).toEqual([]);
    expect(FIELD_PROBLEM_IDS.filter((id) => !ids.has(id))).toEqual([]);
  });
});
