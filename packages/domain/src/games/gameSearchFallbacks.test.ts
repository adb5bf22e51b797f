import { describe, expect, it } from 'vitest';
import { type SearchableGame, searchIndex } from './gameIndex.ts';
import { searchGames } from './gameSearch.ts';

const provider = { id: 'p', name: 'Studio', image: null };
const game = (nameTh: string, nameEn: string): SearchableGame => ({
  nameTh,
  nameEn,
  provider,
  type: 'slot',
  hot: false,
});
const named = (...names: readonly string[]) => [searchIndex(names.map((name) => game('', name)))];

const found = (index: ReturnType<typeof named>, term: string) =>
  searchGames(index, term).matches.map(({ game: { nameEn }, kind }) => `${nameEn}: ${kind}`);

describe('a term with a word of every search', () => {
  it('is searched for without it if the whole term is only found by sound', () => {
    const index = named('Bonuz Koi', 'Koi Pond');
    expect(found(index, 'bonus koi')).toEqual(['Koi Pond: prefix', 'Bonuz Koi: word']);
  });

  it('is searched for as it is if a name contains it', () => {
    expect(found(named('Bonus Koi', 'Koi Pond'), 'bonus koi')).toEqual(['Bonus Koi: exact']);
  });
});

describe('a term whose parts are in names by chance', () => {
  it('finds games with another word for it first', () => {
    const index = [searchIndex([game('ลมหมุน', 'Whirlwind Lotus'), game('ไฮโลไทย', 'Thai Dice')])];
    expect(found(index, 'hi-lo')).toEqual(['Thai Dice: sense']);
  });

  it('finds those names if no other word is known or found', () => {
    expect(found(named('Whirlwind Lotus'), 'hi-lo')).toEqual(['Whirlwind Lotus: words']);
    expect(found(named('Whirlwind Lotus'), 'lo-hi')).toEqual(['Whirlwind Lotus: words']);
  });

  it('finds each game once, even if several words for it are in its name', () => {
    const index = named('Lucky Gold', 'Gold Treasure', 'Koi');
    expect(found(index, 'fortune')).toEqual(['Lucky Gold: sense', 'Gold Treasure: sense']);
  });
});

describe('a term on the other keyboard layout', () => {
  const inThai = (name: string) => [searchIndex([game(name, 'Match')])];

  it('may have signs where letters are on the other layout', () => {
    expect(found(named('Speed'), 'sp.eed')).toEqual(['Speed: exact']);
  });

  it.each([
    // Five sounds: the ห is silent.
    ['หนุมาน', 'so^,kI', 'หนูมาณ'],
    ['บาคาร่า', '[k8k]jk', 'บาคาล่า'],
  ])('is found by sound with five sounds or more: %s as %s', (name, typed, meant) => {
    const result = searchGames(inThai(name), typed);
    expect(result).toMatchObject({ meant, dropped: [] });
    expect(result.matches.map(({ kind }) => kind)).toEqual(['sound']);
  });

  it('is not found by sound with four sounds', () => {
    // มังกล
    expect(searchGames(inThai('มังกร'), ",y'd]")).toEqual({
      matches: [],
      meant: null,
      dropped: [],
    });
  });

  it.each([
    ['inside a word', 'Dragon', 'พฟเนื'],
    ['with signs between letters', 'IP Man', 'รวย'],
    ['with fewer than three letters', 'Koi', 'าน'],
    ['without letters', 'Koi', 'ขขข'],
  ])('is not meant %s: in %s by %s', (_, name, typed) => {
    expect(searchGames(named(name), typed)).toEqual({ matches: [], meant: null, dropped: [] });
  });

  it('has no dropped words', () => {
    // dragon
    expect(searchGames(named('Dragon'), 'กพฟเนื')).toMatchObject({ meant: 'dragon', dropped: [] });
  });
});

describe('a term with a word that no game has', () => {
  const names = ['Jade Dragon', 'Koi Pond', 'Lucky 9'] as const;
  const withoutUnknown = (term: string, index = named(...names)) => {
    const { matches, dropped } = searchGames(index, term);
    return [matches.map(({ game: { nameEn }, kind }) => `${nameEn}: ${kind}`), dropped];
  };

  it.each([
    ['by sound only', 'texas coi', ['Koi Pond: sound'], ['texas']],
    ['by spelling only', 'texas 9', ['Lucky 9: word'], ['texas']],
    ['in another order', 'texas dragon jade', ['Jade Dragon: words'], ['texas']],
    ['after a hyphen', '-texas - coi', ['Koi Pond: sound'], ['texas']],
    ['between unknown words', 'texas dragon holdem', ['Jade Dragon: word'], ['texas', 'holdem']],
  ])('finds the other words %s', (_, term, matches, dropped) => {
    expect(withoutUnknown(term)).toEqual([matches, dropped]);
  });

  it('finds the other words with typos if no game has all of them', () => {
    const index = named('Golden Pearl', 'Goldin Koi');
    expect(withoutUnknown('texas golden koi', index)).toEqual([['Goldin Koi: near'], ['texas']]);
  });

  it('finds nothing if no word is known, or each one is in another game', () => {
    expect(withoutUnknown('texas holdem')).toEqual([[], []]);
    expect(withoutUnknown('dragon koi')).toEqual([[], []]);
  });
});

describe('a short term', () => {
  it('finds names of the same sound only if it is in no name', () => {
    expect(found(named('Coi Party', 'Koi Pond'), 'koi')).toEqual(['Koi Pond: prefix']);
    expect(found(named('Koi Pond'), 'coi')).toEqual(['Koi Pond: sound']);
  });

  it('finds names of the same sound too from four letters on', () => {
    expect(found(named('Koin Party', 'Coin Rush'), 'coin')).toEqual([
      'Coin Rush: prefix',
      'Koin Party: sound',
    ]);
  });
});
