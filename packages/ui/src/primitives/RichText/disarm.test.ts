import { plainText } from '@brand/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';

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
    'of “%s” are text immediately',
    (part) => {
      expect(plainText(`a${many(part)}`).startsWith('a')).toBe(true);
    },
  );
});

describe('characters that the scan reads', () => {
  afterEach(() => void vi.restoreAllMocks());

  /** How many characters the searches for openings, ends and closings pass over. */
  function readBy(work: () => void): number {
    let read = 0;
    const { indexOf } = String.prototype;
    const { exec } = RegExp.prototype;
    vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, part, from) {
      const found = indexOf.call(this, part, from);
      read += (found < 0 ? this.length : found) - (from ?? 0);
      return found;
    });
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
      const from = this.global ? this.lastIndex : 0;
      const found = exec.call(this, text);
      if (this.global) read += (found ? this.lastIndex : text.length) - from;
      return found;
    });
    work();
    vi.restoreAllMocks();
    return read;
  }

  it.each([
    ['<script ', ''],
    ['<script ', '>'],
    ['<style ', '>'],
    ['<script <style ', '>'],
    ['<script>', ''],
    ['<script>a</script>', ''],
    ['<script></scr', '>'],
  ])('grow with the length of many “%s” that end with “%s”', (part, end) => {
    const html = (length: number) => part.repeat(length / part.length) + end;
    const [half, whole] = [100_000, 200_000].map((length) => readBy(() => disarmed(html(length))));
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(2.1 * half!);
    expect(whole).toBeLessThan(5 * 200_000);
  });
});

it('plain text has one line for each line of the page', () => {
  expect(plainText(' <p>One </p>\n\n  <p>two<br >three</p> ')).toBe('One\ntwo\nthree');
});
