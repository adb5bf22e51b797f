import { expect, it } from 'vitest';
import { sensesOf } from './searchSenses.ts';

it.each([
  ['hilo', ['ไฮโล']],
  ['Hi-Lo', ['ไฮโล']],
  ['ghost', ['หน้ากาก', 'masks', 'แม่มด', 'witch']],
  ['ไฮโล', []],
  ['roulette', []],
  ['', []],
])('names that say the same as %j contain %j', (term, senses) => {
  expect(sensesOf(term)).toEqual(senses);
});
