import { expect, it } from 'vitest';
import { type SearchableGame, searchIndex, typesNamed } from './gameIndex.ts';
import { nearFit, plainFit, soundFit } from './gameFit.ts';
import { findsGame, searchGames } from './gameSearch.ts';
import { wantedOf } from './gameSearchTerm.ts';
import { matchRanges } from './matchRanges.ts';

function game(
  nameTh: string,
  nameEn: string,
  [provider = 'Kite & Key', type = 'slot', hot = false]: readonly [
    string?,
    SearchableGame['type']?,
    boolean?,
  ] = [],
): SearchableGame {
  return { nameTh, nameEn, type, hot, provider: { id: provider, name: provider, image: null } };
}

const GAMES = [
  game('มังกรแม่น้ำหยก', 'Jade River Dragon'),
  game('มังกรหยก', 'Jade Dragon', ['Kite & Key', 'slot', true]),
  game('หยกมังกร', 'Dragonfly'),
  game('ปลาคาร์ปทอง', 'Golden Koi', ['Fish House', 'fishing']),
  game('ปลาคาปน้อย', 'Small Koi', ['Fish House', 'fishing', true]),
  game('ตุ๊กๆ ซิ่ง', 'Tuk-Tuk Run'),
  game('777 โชคดี', 'Lucky Seven'),
  game('สามก๊ก', 'Three Kingdoms', ['Blue Crab']),
  game('บาคาร่า', 'Baccarat', ['Blue Crab', 'casino']),
  game('หวยไทย', 'Thai Lotto', ['Number Nine', 'lotto']),
  game('บอลโลก', 'World Cup', ['Number Nine', 'sport']),
  game('ข้าวทอง', 'Rice'),
  game('ขาวทอง', 'White & Gold', ['Kite & Key', 'slot', true]),
  game('', 'Roulette Royal', ['Blue Crab', 'casino']),
];

const TERMS = [
  'มังกรหยก',
  'มังกร',
  'หยก',
  'หยก มังกร',
  'น้ำ',
  'jade',
  'Dragon',
  'jade dragon',
  'dragon jade',
  'river',
  'agon',
  'koi',
  'KOI',
  'golden-koi',
  'goldenkoi',
  'ปลาคาป',
  'ปลา คาร์ป',
  'คาป',
  'ปลาคาฟ',
  'tuk',
  'ตุ๊กตุ๊ก',
  'tuktuk',
  '777',
  '๗๗๗',
  'seven',
  '3',
  'สาม',
  'three',
  'สามก๊ก',
  '3 kingdoms',
  'fish',
  'fish koi',
  'fish house',
  'ยิงปลา',
  'คาสิโน',
  'cas',
  'ca',
  'lottery',
  'sports',
  'ข้าว',
  'ขาว',
  'ข้าวทอง',
  'and',
  'kite and key',
  'kite key',
  'durian',
  'dargon',
  'jdae',
  'koa',
  'baccart',
  'bacarat',
  'roulete',
  'rulet',
  'บาคาล่า',
  'บาคารา',
  'บาคาร่าา',
  'มังกอน',
  'golden dragn',
  'drgn',
  'blu crab',
  'blue crab baccarat',
  'number nin',
  'wrld cup',
  ",y'di",
  'กพฟเนื',
  'yod',
  'aaaa',
  'zzqqxx',
  '!!',
  '  ',
  'k',
  'ก',
  'thai lotto 1',
  'gold!',
  'small gold',
];

it('results, fits and marks of many terms are as in the reviewed table', async () => {
  const index = searchIndex(GAMES);
  const lines = TERMS.map((term) => {
    const { matches, meant } = searchGames([index], term);
    const results = matches.map(({ game: { nameEn }, kind }) => `${nameEn} (${kind})`);
    const wanted = wantedOf(term);
    const fits = index.games.flatMap((each) => {
      if (!wanted) return [];
      const all = [plainFit(each, wanted), soundFit(each, wanted), nearFit(each, wanted)];
      const shown = all.map((fit) => (fit ? `${fit.kind} ${fit.cost}` : '–'));
      return all.some(Boolean) ? [`    ${each.game.nameEn}: ${shown.join(', ')}`] : [];
    });
    const marks = GAMES.flatMap(({ nameTh, nameEn }) =>
      [nameTh, nameEn].flatMap((name) => {
        const ranges = matchRanges(name, term);
        return ranges.length > 0 ? [marked(name, ranges)] : [];
      }),
    );
    return [
      `“${term}”${meant === null ? '' : ` meant “${meant}”`}: ${results.join(', ') || 'nothing'}`,
      ...fits,
      ...(marks.length > 0 ? [`    marks ${marks.join(', ')}`] : []),
    ].join('\n');
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./searchTable.txt');
});

function marked(name: string, ranges: readonly (readonly [number, number])[]): string {
  let text = '';
  let at = 0;
  for (const [from, to] of ranges) {
    text += `${name.slice(at, from)}[${name.slice(from, to)}]`;
    at = to;
  }
  return text + name.slice(at);
}

it('prepares a term', async () => {
  const lines = TERMS.map((term) => `“${term}” ${JSON.stringify(wantedOf(term))}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./searchTermTable.txt');
});

it('knows whether a term finds anything by spelling', () => {
  const index = [searchIndex(GAMES.slice(0, 2)), searchIndex(GAMES.slice(2))];
  const found = TERMS.filter((term) => findsGame(index, term));
  const wanted = TERMS.filter((term) => {
    const all = wantedOf(term);
    return all && index.some(({ games }) => games.some((each) => plainFit(each, all)));
  });
  expect(found).toEqual(wanted);
  expect(findsGame([], 'koi')).toBe(false);
});

it('names game types by three or more letters', () => {
  expect(
    ['sl', 'slo', 'slot', 'สลอต', 'ยงปลา', 'cas', 'หวย', 'lot', 'ลอต', 'spo', 'กฬา', 'xyz'].map(
      typesNamed,
    ),
  ).toEqual([
    [],
    ['slot'],
    ['slot'],
    ['slot'],
    [],
    ['casino'],
    ['lotto'],
    ['lotto'],
    ['lotto'],
    ['sport'],
    [],
    [],
  ]);
});
