import { describe, expect, it } from 'vitest';
import { type SearchableGame, searchIndex } from './gameIndex.ts';
import { searchWords } from './gameSearchWords.ts';

const provider = { id: 'p', name: 'Maker', image: null };
const NAMES = [
  ['มังกรแม่น้ำหยก', 'Jade River Dragon'],
  ['บาคาร่ากำมะหยี่', 'Velvet Baccarat'],
  ['เสือซุ่มกอไผ่', 'Tiger in Bamboo'],
] as const;
const index = [
  searchIndex(
    NAMES.map(([nameTh, nameEn], at): SearchableGame => ({
      nameTh,
      nameEn,
      provider,
      type: at === 1 ? 'casino' : 'slot',
      hot: false,
    })),
  ),
];

describe('searchWords', () => {
  it.each([
    ['มังกรแดง', ['มังกร']],
    ['บาคาร่าออนไลน์', ['บาคาร่า']],
    ['คาสิโนสด', ['คาสิโน']],
    ['ฮิปโปมังกรเสือลาย', ['มังกร', 'เสือ']],
    ['สล็อตแตกง่าย สล็อตใหม่', ['สล็อตแตกง่าย', 'สล็อต']],
    ['hippo dragon', ['dragon']],
    ['hippo-tigre', ['tigre']],
    ['มังกรแดง dragon', ['มังกร', 'dragon']],
    ['hippo', []],
    ['ฮิปโป', []],
    ['ab ปู', []],
    ['', []],
    ['hippo - dragon', ['dragon']],
    // `ja` is too short for a search.
    ['hippo ja', []],
    ['กอฮิปโป', []],
    // Only Thai words are split.
    ['hippo!dragon', []],
    // Not the term itself.
    ['มังกร', []],
    ['มังกรหยก', ['มังกร', 'หยก']],
  ])('of %j returns the words that find something: %j', (term, words) => {
    expect(searchWords(index, term, 3)).toEqual(words);
  });

  it('tries at most four Thai segments together', () => {
    const nameTh = 'ปลาทองกับแมวดำในบ้าน';
    const many = [searchIndex([{ nameTh, nameEn: '', provider, type: 'slot', hot: false }])];
    expect(searchWords(many, `${nameTh}ฮิปโป`, 3)).toEqual(['ปลาทองกับแมวดำ', 'ในบ้าน']);
  });

  it('returns at most the requested number', () => {
    expect(searchWords(index, 'ฮิปโปมังกรเสือลาย', 1)).toEqual(['มังกร']);
    expect(searchWords(index, 'hippo dragon tiger', 1)).toEqual(['dragon']);
  });
});
