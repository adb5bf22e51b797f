import { describe, expect, it } from 'vitest';
import uiEnglish from '@brand/ui/messages/core.en';
import uiThai from '@brand/ui/messages/core.th';
import english from '../messages/core.en.json';
import thai from '../messages/core.th.json';
import gamesEnglish from '../messages/games.en.json';
import gamesThai from '../messages/games.th.json';
import { matchRoute } from '../routing/matchRoute.ts';
import { type Say, pageTitle, windowTitle } from './pageTitle.ts';
import { ROUTES } from '../routing/routes.ts';

const speaker =
  (sentences: Record<string, string>): Say =>
  (id, values = {}) => {
    const sentence = sentences[id];
    if (sentence === undefined) throw new Error(`no sentence ${id}`);
    return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  };
// The library's catalogues are typed as built. Here they are the source text.
const written = (...catalogues: readonly object[]) =>
  Object.assign({}, ...catalogues) as Record<string, string>;
const inThai = speaker(written(uiThai, thai, gamesThai));
const inEnglish = speaker(written(uiEnglish, english, gamesEnglish));

function titleAt(path: string, say = inEnglish): string {
  const match = matchRoute(path);
  return pageTitle(match?.route ?? null, match?.params ?? {}, say);
}

describe('page titles', () => {
  it.each(ROUTES.map(({ name, path }) => [name, path] as const))(
    '%s has one in both languages',
    (_, path) => {
      const address = path.replace(/:\w+\??/g, 'x');
      expect(titleAt(address, inThai)).toMatch(/\S/);
      expect(titleAt(address)).toMatch(/\S/);
    },
  );

  it.each([
    ['/login', 'Log in', 'เข้าสู่ระบบ'],
    ['/aff/ABC', 'Sign up', 'สมัครสมาชิก'],
    ['/registerAff', 'Sign up', 'สมัครสมาชิก'],
    ['/history', 'History', 'ประวัติฝาก-ถอน'],
    ['/list/slot', 'Slots', 'สล็อต'],
    ['/list/Recent', 'Recently played', 'เล่นล่าสุด'],
    ['/list/hot', 'Hot games', 'เกมยอดนิยม'],
    ['/list/Low-Bet', 'Low bets', 'เดิมพันน้อย'],
    ['/list/pg-soft', 'Pg Soft', 'Pg Soft'],
    ['/list/login', 'Login', 'Login'],
    ['/list/ปลา-ทอง', 'ปลา ทอง', 'ปลา ทอง'],
    ['/search', 'Search games', 'ค้นหาเกม'],
    ['/search/koi%20100%25', 'Search for “koi 100%”', 'ค้นหา “koi 100%”'],
    ['/game/g1', 'Game', 'เกม'],
    ['/game/g1/koi-pond', 'Koi Pond', 'Koi Pond'],
    ['/nowhere', 'This page could not be found', 'ไม่พบหน้านี้'],
  ])('%s: %s and %s', (path, englishTitle, thaiTitle) => {
    expect([titleAt(path), titleAt(path, inThai)]).toEqual([englishTitle, thaiTitle]);
  });

  it('end with the brand, and start with it on home, before its claim', () => {
    expect(windowTitle({ name: 'index' }, 'Online games', 'Lotus')).toBe('Lotus · Online games');
    expect(windowTitle({ name: 'vip' }, 'VIP level', 'Lotus')).toBe('VIP level · Lotus');
    expect(windowTitle(null, 'Not found', 'Lotus')).toBe('Not found · Lotus');
  });
});

describe('text of an address in a title', () => {
  it.each(['/search/', '/list/', '/game/g1/'])('is cut below %s', (start) => {
    expect(Array.from(titleAt(start + 'a'.repeat(5000))).length).toBeLessThan(80);
    expect(Array.from(titleAt(start + encodeURIComponent('😀'.repeat(2000)))).length).toBeLessThan(
      80,
    );
  });

  it.each([
    ['/search/%E2%80%AEevil%00%07', 'Search for “evil”'],
    ['/search/a%0A%0Ab%E2%80%A8c', 'Search for “a b c”'],
    ['/search/%E2%80%AE', 'Search games'],
    ['/search/%E0%A', 'Search games'],
    ['/list/%E0%A%E0%', 'Games'],
    ['/list/---', 'Games'],
    ['/game/g1/%E2%80%8B', 'Game'],
    ['/search/%3Cscript%3E', 'Search for “<script>”'],
  ])('is cleaned: %s', (path, title) => {
    expect(titleAt(path)).toBe(title);
  });
});
