import { expect, it } from 'vitest';
import { pageNumberOf } from './usePageNumber.ts';

it.each([
  ['', 1],
  ['?page=3', 3],
  ['?tab=x&page=12', 12],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=2.5', 1],
  ['?page=1e3', 1],
  ['?page=99999', 1],
  ['?page=', 1],
])('reads %j as page %i', (search, page) => {
  expect(pageNumberOf(search)).toBe(page);
});
