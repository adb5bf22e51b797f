import { expect, it } from 'vitest';
import { byteRange } from './byteRange.ts';

it.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=3-', { first: 3, last: 9 }],
  ['bytes=3-99', { first: 3, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['Bytes=0-1', { first: 0, last: 1 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
  ['bytes=a-b', null],
  [null, null],
] as const)('%j of ten bytes is %j', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

it('finds no part in an empty body', () => {
  expect(['bytes=0-', 'bytes=-1'].map((header) => byteRange(header, 0))).toEqual([
    'unsatisfiable',
    'unsatisfiable',
  ]);
});
