import { expect, it } from 'vitest';
import { chooseEncoding } from './acceptedEncoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
])('answers %j with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
