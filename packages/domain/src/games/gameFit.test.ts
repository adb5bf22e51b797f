import { describe, expect, it } from 'vitest';
import { frameFit, maySound, maySpell, nearFit, plainFit, soundFit } from './gameFit.ts';
import { type SearchableGame, type SearchIndex, searchIndex } from './gameIndex.ts';
import { type Wanted, wantedOf } from './gameSearchTerm.ts';

type Index = SearchIndex<SearchableGame>;
type FitOf = (
  each: Index['games'][number],
  wanted: Wanted,
) => { kind: string; cost: number } | null;

function indexOf(name: string, provider = 'Studio'): Index {
  const from = { id: 'p', name: provider, image: null };
  return searchIndex([{ nameTh: '', nameEn: name, provider: from, type: 'slot', hot: false }]);
}

function wantedFor(term: string): Wanted {
  const wanted = wantedOf(term);
  if (!wanted) throw new Error(`No letters in "${term}"`);
  return wanted;
}

/** Kind and cost of the match between a term and the name of a game. */
function fitted(fitOf: FitOf, term: string, name: string, provider?: string): string {
  const [game] = indexOf(name, provider).games;
  if (!game) throw new Error('There is no game');
  const fit = fitOf(game, wantedFor(term));
  return fit ? `${fit.kind} ${fit.cost}` : 'none';
}

describe('maySpell', () => {
  it.each([
    ['koi', 'Koi Pond', true],
    ['zebra', 'Koi Pond', false],
    ['pond koi', 'Koi Pond', true],
    ['pond zebra', 'Koi Pond', false],
    ['zebra lion', 'Koi Pond', false],
    ['minute 5', 'Five Minutes', true],
    // It names the game type.
    ['slots', 'Koi Pond', true],
    ['pond slots', 'Koi Pond', true],
    ['zebra slots', 'Koi Pond', false],
  ])('of %j for the game %s is %j', (term, name, expected) => {
    expect(maySpell(indexOf(name), wantedFor(term))).toBe(expected);
  });
});

describe('maySound', () => {
  it.each([
    ['coi', 'Koi Pond', true],
    ['zebra', 'Koi Pond', false],
    // One of its spellings.
    ['5', 'Five Minutes', true],
    ['6', 'Five Minutes', false],
    ['coi cat', 'Kat Koi', true],
    ['coi zebra', 'Kat Koi', false],
    ['zebra lion', 'Kat Koi', false],
    ['coi 5', 'Five Koi', true],
    // Both parts of a compound word, in another order.
    ['มังกรหยก', 'หยกกับมังกร', true],
    ['มังกรแดง', 'หยกกับมังกร', false],
  ])('of %j for the game %s is %j', (term, name, expected) => {
    expect(maySound(indexOf(name), wantedFor(term))).toBe(expected);
  });
});

describe('plainFit', () => {
  it('finds separate words by any of their spellings', () => {
    expect(fitted(plainFit, 'minute 5', 'Five Minute Draw')).toBe('words 0');
    expect(fitted(plainFit, 'minute 6', 'Five Minute Draw')).toBe('none');
  });

  it('finds the provider by a number instead of its word', () => {
    expect(fitted(plainFit, '7', 'Koi Pond', 'Seven Lions')).toBe('provider 0');
    expect(fitted(plainFit, '8', 'Koi Pond', 'Seven Lions')).toBe('none');
  });

  it('is the beginning of a word wherever it is, also after the same letters inside a word', () => {
    expect(fitted(plainFit, 'koi', 'Starkoi Koi')).toBe('word 0');
    expect(fitted(plainFit, 'koi', 'Starkoi Starkoi')).toBe('inside 0');
  });
});

describe('soundFit', () => {
  it('finds separate words by any of their spellings', () => {
    expect(fitted(soundFit, 'coi 5', 'Five Koi')).toBe('sound 4');
    expect(fitted(soundFit, 'coi 6', 'Five Koi')).toBe('none');
  });

  it('finds the parts of a compound word by any of its spellings', () => {
    expect(fitted(soundFit, 'มังกร1', 'มังกรตัวที่หนึ่ง')).toBe('split 0');
    expect(fitted(soundFit, 'มังกร2', 'มังกรตัวที่หนึ่ง')).toBe('none');
  });

  it.each([
    ['the parts in their order', 'มังกรหยก', 'มังกรในหยก', 'split 0'],
    ['the parts in another order', 'มังกรหยก', 'หยกในมังกร', 'split 0'],
    ['no parts that overlap in the name', 'dragongon', 'Dragon', 'none'],
    ['parts of three letters', 'koipon', 'Koi and Pond', 'split 0'],
    ['no part of two letters', 'koipo', 'Koi and Pond', 'none'],
  ])('finds %s: %s in %s is %s', (_, term, name, expected) => {
    expect(fitted(soundFit, term, name)).toBe(expected);
  });
});

describe('nearFit', () => {
  it.each([
    ['a wrong letter', 'dragin', 'Dragon', 'near 2'],
    ['a swapped pair', 'drgaon', 'Dragon', 'near 2'],
    ['a later word', 'dragin', 'Jade Dragon', 'near 2.5'],
    ['every word', 'dragin jede', 'Jade Dragon', 'near 4.5'],
    ['spaces in the wrong place', 'gat esofjde', 'Gates of Jade', 'near 2'],
    ['the provider', 'studoi', 'Koi Pond', 'near 3'],
    ['one word that is missing', 'dragin zebra', 'Jade Dragon', 'none'],
    ['two typos in a short word', 'drogin', 'Dragan', 'none'],
    ['a typo in three letters', 'kai', 'Koi', 'none'],
    ['three letters of the name in another order', 'iko', 'Koi', 'none'],
  ])('counts %s: %s for %s is %s', (_, term, name, expected) => {
    expect(fitted(nearFit, term, name)).toBe(expected);
  });

  it('counts half a typo for letters with the same final sound, even if the name has none of them', () => {
    // ก for ค, and บ for ภ.
    expect(fitted(nearFit, 'โชกลาบ', 'โชคลาภ')).toBe('near 2');
    // The first letter is wrong too.
    expect(fitted(nearFit, 'โมกลาบ', 'โชคลาภ')).toBe('none');
  });
});

describe('frameFit', () => {
  it.each([
    ['a word with the same consonants', 'mermade', 'Mermaid Bay', 'frame 0'],
    ['several of them', 'mermade drogan', 'Dragon Mermaid', 'frame 0'],
    ['no word with few consonants', 'mermade bay', 'Mermaid Bay', 'none'],
    ['no other word', 'mermade zebra', 'Mermaid Bay', 'none'],
    ['one of its spellings', 'mermade7', 'MermaidSeven', 'frame 0'],
  ])('finds %s: %s in %s is %s', (_, term, name, expected) => {
    expect(fitted(frameFit, term, name)).toBe(expected);
  });
});
