import { describe, expect, it } from 'vitest';
import { isCached, isPreconditionFailed } from './conditions.ts';

const ETAG = '"abc"';

describe('If-None-Match', () => {
  it.each([
    [ETAG, true],
    ['W/"abc"', true],
    ['"x", W/"y" , "abc"', true],
    ['"x","abc","y"', true],
    ['*', true],
    [' * ', true],
    [null, false],
    ['', false],
    ['abc', false],
    ['"ab", "abcd"', false],
    // The star is part of a tag here, and does not stand for every representation.
    ['"x,*,y"', false],
  ])('%j is a match: %s', (header, expected) => {
    expect(isCached(header, ETAG)).toBe(expected);
  });
});

describe('If-Match', () => {
  it.each([
    [ETAG, false],
    ['"x", "abc"', false],
    ['*', false],
    [null, false],
    ['W/"abc"', true],
    ['"x", "y"', true],
  ])('%j fails: %s', (header, expected) => {
    expect(isPreconditionFailed(header, ETAG)).toBe(expected);
  });
});
