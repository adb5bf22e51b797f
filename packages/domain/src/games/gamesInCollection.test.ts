import { describe, expect, it } from 'vitest';
import { satang } from '../money/money.ts';
import { type GameCollection, gameCollectionOf } from './gameCollection.ts';
import type { GameDetail } from './gameDetail.ts';
import { NO_FIGURES, testGame } from './testing/testGame.ts';
import { COLLECTION_RANKS, gamesInCollection } from './gamesInCollection.ts';

const INFO = { ...NO_FIGURES, rtp: 96, minBet: satang(100) };
const gamesOf = (...changes: Partial<GameDetail>[]): GameDetail[] =>
  changes.map((change, at) => testGame({ id: `g${at}`, rtp: 96, info: INFO, ...change }));
const idsIn = (collection: GameCollection, ...changes: Partial<GameDetail>[]) =>
  gamesInCollection(collection, gamesOf(...changes)).map(({ id }) => id);
const today = (rtp: number) => ({ info: { ...INFO, day: { direction: null, rtp } } });

describe('collections of games', () => {
  it('by the return of today start with the highest and at 97%', () => {
    expect(idsIn('high-rtp', today(97), today(96.99), {}, today(104.5), { info: null })).toEqual([
      'g3',
      'g0',
    ]);
  });

  it('by the largest win rank at most forty games, equal ones in the order of the list', () => {
    const wins = [300, null, 900, 300].map((amount) => ({
      biggestWin: amount === null ? null : satang(amount),
    }));
    expect(idsIn('big-wins', ...wins)).toEqual(['g2', 'g0', 'g3']);
    const many = Array.from({ length: 60 }, (_, at) => ({ biggestWin: satang(at + 1) }));
    expect(idsIn('big-wins', ...many)).toHaveLength(COLLECTION_RANKS);
  });

  it('by a low bet contain games from up to 1 baht', () => {
    const bets = [50, 100, 101].map((minBet) => ({ info: { ...INFO, minBet: satang(minBet) } }));
    expect(idsIn('low-bet', ...bets, { info: { ...INFO, minBet: null } }, { info: null })).toEqual([
      'g0',
      'g1',
    ]);
  });

  it('of buy bonus contain the games that say so', () => {
    expect(idsIn('buy-bonus', { buyBonus: true }, {})).toEqual(['g0']);
  });

  it('of jackpots contain the games that play for one', () => {
    const games = gamesOf({}, {}, {});
    const ids = gamesInCollection('jackpot', games, new Set(['g2', 'g9'])).map(({ id }) => id);
    expect(ids).toEqual(['g2']);
    expect(gamesInCollection('jackpot', games)).toEqual([]);
  });

  it.each([
    ['fortune', 'Lucky Loom', true],
    ['fortune', 'Gold Coins', true],
    ['fortune', 'Goldfish', false],
    ['fortune', 'สมบัติใต้ทะเล', true],
    ['animals', 'Tigers of the Hill', true],
    ['animals', 'Foxes', true],
    ['animals', 'Oxygen', false],
    ['animals', 'Wildcat', false],
    ['animals', 'เสื้อแดง', false],
    ['animals', 'เสือแดง', true],
    ['animals', 'หมู่เกาะ', false],
    ['fruits', 'Durian Riot', true],
    ['fruits', 'Plumber', false],
    ['fruits', 'ทุเรียนซ่า', true],
  ] as const)('of %s: %s in the name is %s', (theme, name, isIn) => {
    const field = /^[A-Z]/.test(name) ? 'nameEn' : 'nameTh';
    expect(idsIn(theme, { [field]: name })).toHaveLength(isIn ? 1 : 0);
  });

  it.each([
    ['low-bet', 'low-bet'],
    ['Low-Bet', null],
    ['hot', null],
    ['', null],
  ])('read %j in an address as %s', (text, collection) => {
    expect(gameCollectionOf(text)).toBe(collection);
  });
});
