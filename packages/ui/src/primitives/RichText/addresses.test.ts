import { expect, it } from 'vitest';

import { imageAddress } from './addresses.ts';

it.each([
  ['http://cdn.example/a.png', 'https:', null],
  ['http://cdn.example/a.png', 'http:', 'http://cdn.example/a.png'],
  ['https://safe.example/a.png', 'http:', 'https://safe.example/a.png'],
])('a picture at %s on a page over %s', (written, protocol, address) => {
  expect(imageAddress(written, ['http://cdn.example', 'https://safe.example'], protocol)).toBe(
    address,
  );
});

it.each([
  ['https://files.example/cdn/a.png', 'https://files.example/cdn/a.png'],
  ['https://files.example/cdn/../api/a.png', null],
  ['https://files.example/cdn/..%2fapi/a.png', null],
  ['https://files.example/cdn/..%2Fapi/a.png', null],
  ['https://files.example/cdn/..%5capi/a.png', null],
  ['https://files.example/cdn/%2e%2e/api/a.png', null],
  ['https://files.example/cdn/%252e%252e/api/a.png', null],
  ['https://files.example/cdn\\..\\api/a.png', null],
  ['https://files.example/cdnx/a.png', null],
])('below a folder, %s leads to %s', (written, address) => {
  expect(imageAddress(written, ['https://files.example/cdn/'], 'https:')).toBe(address);
});
