import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type SearchableGame, searchIndex } from './gameIndex.ts';
import { searchGames } from './gameSearch.ts';
import { matchRanges } from './matchRanges.ts';
import { searchTerm } from './searchTerm.ts';

function game(nameTh: string, nameEn: string, more: Partial<SearchableGame> = {}): SearchableGame {
  const provider = { id: 'p', name: 'Kite & Key', image: null };
  return { nameTh, nameEn, provider, type: 'slot', hot: false, ...more };
}

const found = (games: readonly SearchableGame[], term: string) =>
  searchGames([searchIndex(games)], term).matches.map(
    ({ game: { nameEn }, kind }) => `${nameEn}: ${kind}`,
  );

describe('ranking of search results', () => {
  it('is exact name, beginning, beginning of a word, inside, separate words, provider, game type', () => {
    const games = [
      game('', 'A', { type: 'fishing', provider: { id: 'f', name: 'Other', image: null } }),
      game('', 'B', { provider: { id: 'f', name: 'Fish House', image: null } }),
      game('', 'Big Fi Shop'),
      game('', 'Starfish'),
      game('', 'Golden Fish'),
      game('', 'Fish Pond'),
      game('', 'Fish'),
    ];
    expect(found(games, 'fish')).toEqual([
      'Fish: exact',
      'Fish Pond: prefix',
      'Golden Fish: word',
      'Big Fi Shop: word',
      'Starfish: inside',
      'B: provider',
      'A: type',
    ]);
  });

  it('puts sound matches after spelling matches, and uses typos only without other matches', () => {
    const games = [game('บาคารา', 'One'), game('บาคาล่าทอง', 'Two'), game('บาราคา', 'Three')];
    expect(found(games, 'บาคาร่า')).toEqual(['One: exact', 'Two: sound']);
    expect(found([game('', 'Durian')], 'durain')).toEqual(['Durian: near']);
  });

  it('puts hot games first among equal matches, then keeps the list order', () => {
    const games = [game('', 'Koi A'), game('', 'Koi B', { hot: true }), game('', 'Koi C')];
    expect(found(games, 'koi')).toEqual(['Koi B: prefix', 'Koi A: prefix', 'Koi C: prefix']);
  });

  it('puts matching tone marks first among equal matches', () => {
    const games = [game('ขาวทอง', 'White', { hot: true }), game('ข้าวทอง', 'Rice')];
    expect(found(games, 'ข้าว')).toEqual(['Rice: prefix', 'White: prefix']);
  });
});

describe('a term that no name contains', () => {
  const games = [
    game('มังกรหยก', 'Jade Dragon'),
    game('รูเล็ตทอง', 'Golden Roulette', { type: 'casino' }),
    game('เสือซุ่มกอไผ่', 'Tiger in Bamboo'),
    game('ลมหอบโชค', 'Windfall Alley'),
  ];

  it.each([
    ['without words that are in every search', 'เกมส์มังกร', 'Jade Dragon: prefix'],
    ['without them around it', 'เล่นมังกรออนไลน์', 'Jade Dragon: prefix'],
    ['with the kind of game apart', 'สล็อตเสือ', 'Tiger in Bamboo: words'],
    ['with another word for it', 'รวย', 'Windfall Alley: sense'],
    ['with other vowels', 'โรเล็ต', 'Golden Roulette: frame'],
    ['spelled by ear', 'มังกอน', 'Jade Dragon: frame'],
    ['without the plural', 'jade dragons', 'Jade Dragon: exact'],
  ])('is found %s', (_, term, first) => {
    expect(found(games, term)[0]).toBe(first);
  });

  it('is found without the words that no game has, which are named', () => {
    const { matches, dropped } = searchGames([searchIndex(games)], 'texas roulette');
    expect(matches.map(({ game: { nameEn } }) => nameEn)).toEqual(['Golden Roulette']);
    expect(dropped).toEqual(['texas']);
    expect(searchGames([searchIndex(games)], 'roulette').dropped).toEqual([]);
    expect(found(games, 'texas holdem')).toEqual([]);
  });

  it('is a typo rather than a word that no game has', () => {
    expect(searchGames([searchIndex(games)], 'jade dragn')).toMatchObject({ dropped: [] });
    expect(found(games, 'jade dragn')).toEqual(['Jade Dragon: near']);
  });

  it('is not a part of an English word', () => {
    expect(found([game('', 'Inside')], 'demonsi')).toEqual([]);
    expect(found([game('', 'Tens')], 'demons')).toEqual([]);
  });

  it('is not on the other layout unless it is a word there', () => {
    // `i;p` on the keys of English.
    expect(searchGames([searchIndex([game('', 'Koi Pond')])], 'รวย')).toMatchObject({
      matches: [],
      meant: null,
    });
  });

  it('is not found by a few consonants that are elsewhere in a name', () => {
    expect(found([game('บันทึกลับมรกต', 'The Emerald Ledger')], 'บอลไทย')).toEqual([]);
  });

  it('shows the original before its sequels, whatever is hot', () => {
    const series = [
      game('', 'Koi Pond Deluxe', { hot: true }),
      game('', 'Koi Pond'),
      game('', 'Koi Shooter', { hot: true }),
    ];
    expect(found(series, 'koi')).toEqual([
      'Koi Shooter: prefix',
      'Koi Pond: prefix',
      'Koi Pond Deluxe: prefix',
    ]);
  });
});

describe('game search', () => {
  const games = [
    game('เสือซุ่มกอไผ่', 'Tiger in Bamboo'),
    game('มังกรแม่น้ำหยก', 'Gates of Jade'),
    game('หวยห้านาที', 'Five Minute Draw', { type: 'lotto' }),
    game('เจ็ดล้วนๆ', 'Plain Sevens'),
  ];

  it.each([
    ['both languages together', 'เสือ bamboo', 'Tiger in Bamboo: words'],
    ['provider and game', 'kite tiger', 'Tiger in Bamboo: words'],
    ['kind and game', 'หวย minute', 'Five Minute Draw: words'],
    ['spaces missing', 'gatesof', 'Gates of Jade: prefix'],
    ['spaces in the wrong place', 'gate sof', 'Gates of Jade: prefix'],
    ['Thai words written together', 'มังกรหยก', 'Gates of Jade: split'],
    ['figures for words', '5 minute', 'Five Minute Draw: prefix'],
    ['the lucky seven', '777', 'Plain Sevens: prefix'],
    ['a provider as it is said', 'kite and key', 'Tiger in Bamboo: provider'],
    ['a provider as it is said, in one word', 'kiteandkey', 'Tiger in Bamboo: provider'],
    ['the kind by its English name in Thai', 'ลอตเตอรี่', 'Five Minute Draw: type'],
    ['the sign of repetition', 'เจ็ดล้วนๆ', 'Plain Sevens: exact'],
    ['repeated in full', 'เจ็ดล้วนเจ็ดล้วน', 'Plain Sevens: exact'],
  ])('supports %s', (_, term, first) => {
    expect(found(games, term)[0]).toBe(first);
  });

  it('returns the same for several indexes as for one', () => {
    const pages = games.map((each) => searchIndex([each]));
    expect(searchGames(pages, 'kite').matches).toHaveLength(4);
  });

  it('tries the other keyboard layout only if the typed word finds nothing', () => {
    const index = [searchIndex(games)];
    expect(searchGames(index, 'g7n v').meant).toBeNull();
    expect(searchGames(index, 'แ').meant).toBeNull();
    const { meant, matches } = searchGames(index, ",y'di");
    expect([meant, matches[0]?.game.nameEn]).toEqual(['มังกร', 'Gates of Jade']);
    expect(searchGames(index, 'tiger').meant).toBeNull();
  });

  it('treats unsupported characters as letters of the other layout if that finds something', () => {
    const index = [searchIndex([game('', 'Speed'), ...games])];
    const { meant, matches } = searchGames(index, 's;p');
    expect([meant, matches[0]?.game.nameEn]).toEqual(['หวย', 'Five Minute Draw']);
    const own = searchGames(index, 'sp.eed');
    expect([own.meant, own.matches[0]?.game.nameEn]).toEqual([null, 'Speed']);
  });

  it('finds a game with an ampersand in its name by either spelling', () => {
    const list = [game('', 'Lock & Load')];
    expect(found(list, 'lock and load')).toEqual(['Lock & Load: exact']);
    expect(found(list, 'lock load')).toEqual(['Lock & Load: exact']);
  });

  it('finds a game in the singular for several words, with a space or a hyphen between them', () => {
    const list = [game('', 'Megafreegame'), game('', 'Games Gold')];
    expect(found(list, 'free games')).toEqual(['Megafreegame: inside']);
    expect(found(list, 'free-games')).toEqual(['Megafreegame: inside']);
  });

  it('finds nothing for an empty term or an empty index', () => {
    expect(found(games, '!!! ---')).toEqual([]);
    expect(found([], 'koi')).toEqual([]);
    expect(found([game('', '')], 'koi')).toEqual([]);
  });

  it('allows no typo in a word with too short a sound key', () => {
    expect(found([game('Sky Breaker', ''), game('Shell Squad', '')], 'zzqqxx')).toEqual([]);
  });

  it('accepts any input, and marks only text in the name', () => {
    const names = games.flatMap(({ nameTh, nameEn }) => [nameTh, nameEn]);
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...names)),
        fc.nat(9),
        (text, cut) => {
          const typed = text.slice(cut);
          for (const term of [typed, searchTerm(typed) ?? '']) {
            searchGames([searchIndex(games)], term);
            for (const name of names) {
              let last = 0;
              for (const [from, to] of matchRanges(name, term)) {
                expect(from).toBeGreaterThanOrEqual(last);
                expect(to).toBeGreaterThan(from);
                expect(to).toBeLessThanOrEqual(name.length);
                last = to;
              }
            }
          }
        },
      ),
    );
  });
});

describe('matchRanges', () => {
  const marked = (name: string, term: string) =>
    matchRanges(name, term).map(([from, to]) => name.slice(from, to));

  it.each([
    ['ปลาคาร์ปข้ามน้ำตก', 'ปลาคาป', ['ปลาคาร์ป']],
    ['น้ำเต้าปูปลา', 'นํ้าเต้า', ['น้ำเต้า']],
    ['ตุ๊กตุ๊กซิ่ง', 'ตุกต', ['ตุ๊กตุ๊']],
    ['มังกรแม่น้ำหยก', 'มังกรหยก', ['มังกร', 'หยก']],
    ['Jade River Dragon', 'dragon jade', ['Jade', 'Dragon']],
    ['Durian Riot', 'durain', ['Durian']],
    ['Sunset Koi', 'koi', ['Koi']],
    ['Koi', 'มังกร', []],
    ['Koi', '', []],
  ])('marks in %s what %s found: %j', (name, term, parts) => {
    expect(marked(name, term)).toEqual(parts);
  });
});
