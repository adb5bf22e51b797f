import { expect, it } from 'vitest';
import { matchRanges } from './matchRanges.ts';

const marked = (name: string, term: string) =>
  matchRanges(name, term).map(([from, to]) => name.slice(from, to));

it.each([
  ['the beginning of a word rather than the first occurrence', 'Starkoi Koi', 'koi', ['Koi']],
  ['the first occurrence if no word begins so', 'Starkoi Redkoi', 'koi', ['koi']],
  ['each of several words', 'Jade River Dragon', 'dragon jade', ['Jade', 'Dragon']],
  ['the words that are there', 'Jade River', 'zebra jade', ['Jade']],
  ['a word with a typo beside one without', 'Jade Dragon', 'dragin jade', ['Jade', 'Dragon']],
  ['a word by its sound', 'Koi Pond', 'coi', ['Koi']],
  ['nothing by the sound of many equal letters', 'Abcd', 'aaabbbcccddd', []],
  ['no short word of several by its sound', 'Koi Dragon', 'dragon coi', ['Dragon']],
  ['both parts of a compound word', 'Koi and Pond', 'koipon', ['Koi', 'Pon']],
  ['no part of two letters', 'Koi and Pond', 'koipo', []],
])('marks %s: in %s of %s', (_, name, term, parts) => {
  expect(marked(name, term)).toEqual(parts);
});

it('marks the last letter with its combining marks', () => {
  expect(matchRanges('น้ำ กุ้ง', 'กุ')).toEqual([[4, 7]]);
  expect(matchRanges('กุ้', 'กุ')).toEqual([[0, 3]]);
});
