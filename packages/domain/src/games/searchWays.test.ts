import { expect, it } from 'vitest';
import { simplified } from './searchWays.ts';

it.each([
  ['game koi', 'koi'],
  ['koi game', 'koi'],
  ['game - koi pond', 'koi pond'],
  ['เกมส์ทุเรียน', 'ทุเรียน'],
  ['ทุเรียนออนไลน์', 'ทุเรียน'],
  ['สล็อตเสือ', 'สล็อต เสือ'],
  // The rest has two letters.
  ['เกมปู', 'ปู'],
  // The last mark was typed twice.
  ['เกมส์์ทุเรียน', 'ทุเรียน'],
])('removes the words of every search from %s: %s', (term, rest) => {
  expect(simplified(term)).toBe(rest);
});

it.each([
  ['a word that is none of them', 'koi'],
  ['words that are none of them', 'koi pond'],
  ['nothing else', 'game'],
  ['nothing else, in several words', 'เกมส์ ฟรี'],
  ['only one other letter', 'เกมก'],
  ['an English word that begins like one of them', 'demons'],
])('returns null for %s: %s', (_, term) => {
  expect(simplified(term)).toBeNull();
});
