import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSavingData } from './connection.ts';

afterEach(() => vi.unstubAllGlobals());

describe('isSavingData', () => {
  it.each([
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ saveData: false, effectiveType: 'slow-2g' }, true],
    [{ saveData: false, effectiveType: '4g' }, false],
  ])('of %j is %s', (connection, expected) => {
    vi.stubGlobal('navigator', { connection });
    expect(isSavingData()).toBe(expected);
  });

  it('is false in a browser that cannot tell', () => {
    vi.stubGlobal('navigator', {});
    expect(isSavingData()).toBe(false);
  });
});
