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
