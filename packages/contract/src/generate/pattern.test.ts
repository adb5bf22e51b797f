import { describe, expect, it } from 'vitest';
import { description } from '../description.ts';
import { textLike } from './pattern.ts';
import { chanceOf } from './random.ts';

const patterns = [...JSON.stringify(description).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
  ([, text = '""']) => JSON.parse(text) as string,
);

describe('textLike', () => {
  it.each([
    ...new Set(patterns),
    '^(06|08|09)\\d{8}$',
    '^[a-z]+(?:-[a-z]+)*$',
    '^\\d{3}-\\d{1,2}$',
    '^x?[^$]*',
  ])('%s matches it', (pattern) => {
    if (pattern.includes('[^')) {
      expect(() => textLike(pattern, chanceOf(1))).toThrow('cannot write');
      return;
    }
    for (let seed = 0; seed < 50; seed += 1) {
      expect(textLike(pattern, chanceOf(seed))).toMatch(new RegExp(pattern, 'u'));
    }
  });

  it('respects the requested lengths', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      expect(textLike('^[a-z]+$', chanceOf(seed), 3, 5).length).toBeOneOf([3, 4, 5]);
    }
    expect(() => textLike('^a$', chanceOf(1), 2)).toThrow('found no text');
  });
});
