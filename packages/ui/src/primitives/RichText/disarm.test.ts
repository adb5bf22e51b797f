import { plainText } from '@brand/domain';
import { describe, expect, it } from 'vitest';

import { disarmed, rearmed } from './disarm.ts';

const cleaned = (html: string) => rearmed(disarmed(html));

describe('script and style elements', () => {
  it.each([
    ['<p>a</p><script>alert(1)</script><p>b</p>', '<p>a</p><p>b</p>'],
    ['<STYLE media="x">p{}</sTyLe >c', 'c'],
    ['<script>1</script>a<style>2</style>b<script>3</script>', 'ab'],
    ['<script>1<style>2</style>3', '<script>13'],
    ['<style>1<script>2</script>3', '<style>13'],
    ['<script>1</style>', '<script>1</style>'],
    ['<scripts>1</scripts>', '<scripts>1</scripts>'],
    ['a<script', 'a<script'],
    ['<script>1</script', '<script>1</script'],
  ])('of %s leave %s', (html, left) => {
    expect(cleaned(html)).toBe(left);
  });
});

// With time that grows with the square of the length, each of these takes minutes.
describe('two million characters without an end', () => {
  const many = (part: string) => part.repeat(Math.ceil(2_000_000 / part.length));

  it.each(['<script ', '<script>', '<style ', '<script></scr', '<script>< /script', 'on', ' '])(
    'of “%s” are scanned once',
    (part) => {
      expect(cleaned(many(part))).toHaveLength(many(part).length);
    },
  );

  it.each(['<br ', '<!-', '<p ', ' ', '\t ', '&#', '</script'])(
    'of “%s” are text at once',
    (part) => {
      expect(plainText(`a${many(part)}`).startsWith('a')).toBe(true);
    },
  );
});

it('plain text has one line for each line of the page', () => {
  expect(plainText(' <p>One </p>\n\n  <p>two<br >three</p> ')).toBe('One\ntwo\nthree');
});
