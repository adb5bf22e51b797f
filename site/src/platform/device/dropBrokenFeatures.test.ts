import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropBrokenFeatures } from './dropBrokenFeatures.ts';

const NAMES = ['IntersectionObserver', 'ResizeObserver', 'matchMedia'];

function throws(): never {
  throw new Error('blocked by an extension');
}
function works() {
  return { matches: true };
}

afterEach(() => vi.unstubAllGlobals());

describe.each(NAMES)('%s', (name) => {
  it('is removed if it throws', () => {
    for (const each of NAMES) vi.stubGlobal(each, each === name ? throws : works);
    dropBrokenFeatures();
    expect(NAMES.filter((each) => each in globalThis)).toEqual(
      NAMES.filter((each) => each !== name),
    );
  });

  it('may be missing', () => {
    for (const each of NAMES) vi.stubGlobal(each, works);
    Reflect.deleteProperty(globalThis, name);
    dropBrokenFeatures();
    expect(name in globalThis).toBe(false);
  });
});
