import { expect, it } from 'vitest';
import { csvTable } from './csvTable.ts';
import { satang } from '../money/money.ts';

it('a CSV table contains counts as whole numbers, amounts in baht and texts in quotes', () => {
  const rows = [
    [3, { satang: satang(300) }, 'three'],
    [0, { satang: satang(-29) }, ''],
  ];
  expect(csvTable(['Count', 'Amount', 'Text'], rows)).toBe(
    '\uFEFF"Count","Amount","Text"\r\n3,3.00,"three"\r\n0,-0.29,""\r\n',
  );
});
