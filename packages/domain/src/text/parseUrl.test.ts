import { describe, expect, it } from 'vitest';
import { parseUrl } from './parseUrl.ts';

describe('parseUrl', () => {
  it('returns the URL of an address, also of a relative one', () => {
    expect(parseUrl('https://one.example/a?b')?.pathname).toBe('/a');
    expect(parseUrl('/list', 'https://one.example')?.href).toBe('https://one.example/list');
  });

  it('returns null for text that is not an address', () => {
    expect(parseUrl('/list')).toBeNull();
    expect(parseUrl('https://')).toBeNull();
  });
});
