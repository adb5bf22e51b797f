import { describe, expect, it } from 'vitest';
import { consonantFrame, isFramedAlike } from './consonantFrame.ts';

function isAlike(word: string, name: string): boolean {
  const frame = consonantFrame(word);
  if (!frame) throw new Error(`${word} has too few consonants`);
  return isFramedAlike(frame, name);
}

describe('the consonants of a word', () => {
  it('can find a name if there are at least three', () => {
    expect(consonantFrame('koin')).toBeNull();
    expect(consonantFrame('tiger')).toEqual({ word: 'tiger', frame: 'tgr', certain: 'tgr' });
    expect(consonantFrame('มังกอน')).toEqual({ word: 'มังกอน', frame: 'มงกร', certain: 'มงก' });
  });

  it.each([
    ['mermade', 'mermaid', true],
    ['mermade', 'mermaids', true],
    ['mermade', 'mermaidst', false],
    ['mermade', 'marmot', false],
    ['mermade', 'eameiromaida', true],
  ])('%s finds %s by four consonants: %s', (word, name, expected) => {
    expect(isAlike(word, name)).toBe(expected);
  });

  it.each([
    ['the same length', 'tiger', 'tager', true],
    ['one letter more', 'tiger', 'taiger', true],
    ['one letter less', 'taiger', 'tiger', true],
    ['two letters more', 'tiger', 'taigeer', false],
    ['two letters less', 'taigeer', 'tiger', false],
    ['another first letter', 'tiger', 'etigr', false],
    ['another first letter and two letters more', 'tiger', 'etigera', false],
  ])('find a name by three consonants with %s: %s, %s, %s', (_, word, name, expected) => {
    expect(isAlike(word, name)).toBe(expected);
  });

  it.each([
    ['มังกอน', 'มังกร', true],
    ['มังกอน', 'มังกรทอง', true],
    ['มงกร', 'มังกร', true],
    ['มงกร', 'มางกร', true],
    ['มงกร', 'มาองกร', false],
    ['มงกร', 'แมว', false],
  ])('%s finds %s in Thai: %s', (word, name, expected) => {
    expect(isAlike(word, name)).toBe(expected);
  });
});
