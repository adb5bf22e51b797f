import { describe, expect, it } from 'vitest';
import { type SearchableGame, searchIndex } from './gameIndex.ts';
import { searchGames } from './gameSearch.ts';

const game = (nameTh: string, nameEn: string, provider = 'Kite'): SearchableGame => ({
  nameTh,
  nameEn,
  provider: { id: provider, name: provider, image: null },
  type: 'slot',
  hot: false,
});

const found = (games: readonly SearchableGame[], term: string) =>
  searchGames([searchIndex(games)], term).matches.map(
    ({ game: { nameEn }, kind }) => `${nameEn}: ${kind}`,
  );

describe('games found by another word for the same thing', () => {
  // Fortune is first looked for as "โชค", then as "สมบัติ".
  const sequel = game('โชคใหญ่', 'Koi Pond Deluxe');
  const original = game('สมบัติ', 'Koi Pond');

  it('are each found once, originals before their sequels', () => {
    expect(found([sequel, original], 'รวย')).toEqual(['Koi Pond: sense', 'Koi Pond Deluxe: sense']);
  });

  it('keep the order of the words if the original is not among them', () => {
    const others = [game('บ่อปลา', 'Koi Pond'), game('สมบัติ', 'Pirate Bay')];
    expect(found([sequel, ...others], 'รวย')).toEqual([
      'Koi Pond Deluxe: sense',
      'Pirate Bay: sense',
    ]);
  });

  it('are no sequels of a game of another provider', () => {
    const other = game('สมบัติ', 'Koi Pond', 'Pixel');
    expect(found([sequel, other], 'รวย')).toEqual(['Koi Pond Deluxe: sense', 'Koi Pond: sense']);
  });
});

describe('games without a name', () => {
  it('are found by their provider, in the order of the list', () => {
    expect(found([game('', ''), game('', 'Jade')], 'kite')).toEqual([
      ': provider',
      'Jade: provider',
    ]);
  });

  it('are no originals of all games of their provider', () => {
    expect(found([game('', 'Jade'), game('', '')], 'kite')).toEqual([
      'Jade: provider',
      ': provider',
    ]);
  });
});
