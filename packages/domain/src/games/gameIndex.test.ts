import { describe, expect, it } from 'vitest';
import { maySound, maySpell } from './gameFit.ts';
import { type SearchableGame, joinedIndex, searchIndex } from './gameIndex.ts';
import { searchGames } from './gameSearch.ts';
import { type Wanted, wantedOf } from './gameSearchTerm.ts';

function game(nameTh: string, nameEn: string, more: Partial<SearchableGame> = {}): SearchableGame {
  const provider = { id: 'p', name: 'Studio', image: null };
  return { nameTh, nameEn, provider, type: 'slot', hot: false, ...more };
}

function wantedFor(term: string): Wanted {
  const wanted = wantedOf(term);
  if (!wanted) throw new Error(`No letters in "${term}"`);
  return wanted;
}

const koi = game('', 'Koi');
const dragon = game('', 'Dragon');

describe('searchIndex', () => {
  it('has no entry for a missing name', () => {
    const [first, second] = searchIndex([game('ปลา', ''), game('ปลา', 'Koi')]).games;
    expect(first?.names.map(({ plain }) => plain)).toEqual(['ปลา']);
    expect(second?.names.map(({ plain }) => plain)).toEqual(['ปลา', 'koi']);
  });

  it('puts an original before its sequel if they only have Thai names', () => {
    const games = [game('ปลาทอง ภาคสอง', '', { hot: true }), game('ปลาทอง', '')];
    const { matches } = searchGames([searchIndex(games)], 'ปลา');
    expect(matches.map(({ game: { nameTh } }) => nameTh)).toEqual(['ปลาทอง', 'ปลาทอง ภาคสอง']);
  });

  it('keeps names apart, so that a term across two names is not in the keys', () => {
    const index = searchIndex([koi, dragon]);
    expect(maySpell(index, wantedFor('koidragon'))).toBe(false);
    expect(maySound(searchIndex([koi, game('', 'Cat')]), wantedFor('coikat'))).toBe(false);
    expect(maySpell(index, wantedFor('koi dragon'))).toBe(true);
  });

  it('finds a provider with an ampersand with a typo in its spoken name', () => {
    const provider = { id: 'k', name: 'Kite & Key', image: null };
    const { matches } = searchGames([searchIndex([game('', 'Koi', { provider })])], 'kitandkey');
    expect(matches.map(({ kind }) => kind)).toEqual(['near']);
  });
});

describe('joinedIndex', () => {
  const pages = [searchIndex([koi]), searchIndex([dragon])];

  it('returns a single index as it is', () => {
    const [only] = pages;
    expect(joinedIndex([searchIndex([koi])])).toEqual(only);
    expect(only && joinedIndex([only])).toBe(only);
  });

  it('has the games of all indexes in their order', () => {
    expect(joinedIndex(pages).games.map((each) => each.game)).toEqual([koi, dragon]);
    expect(joinedIndex([])).toMatchObject({ games: [] });
  });

  it('finds a game of any index by spelling and by sound', () => {
    const found = (term: string) =>
      searchGames(pages, term).matches.map(({ game: { nameEn }, kind }) => `${nameEn}: ${kind}`);
    expect(found('koi')).toEqual(['Koi: exact']);
    expect(found('dragon')).toEqual(['Dragon: exact']);
    expect(found('coi')).toEqual(['Koi: sound']);
  });

  it('keeps indexes apart, so that a term across two of them is not in the keys', () => {
    const index = joinedIndex(pages);
    // The last name of the first index is that of the provider.
    expect(maySpell(index, wantedFor('studiodragon'))).toBe(false);
    expect(maySound(index, wantedFor('ztudiodragon'))).toBe(false);
    expect(maySpell(index, wantedFor('studio dragon'))).toBe(true);
  });
});
