import { describe, expect, it } from 'vitest';
import { licenceIn } from './installedPackages.ts';
import { isAllowed, licenceProblem, unusedExceptions } from './licencePolicy.ts';

const thing = (licence: string, name = 'thing') => ({ name, version: '1.0.0', licence });

describe('the list of licences', () => {
  it.each([
    'MIT',
    '(MIT OR GPL-3.0-or-later)',
    'MIT AND Zlib',
    'GPL-2.0 OR (MIT AND (ISC OR GPL-3.0))',
    '(MIT) OR (GPL-3.0)',
  ])('allows %s', (licence) => {
    expect(isAllowed(licence)).toBe(true);
  });

  it.each([
    '',
    'GPL-3.0-or-later',
    'AGPL-3.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE',
    'MIT AND GPL-3.0',
    '(MIT OR ISC) AND GPL-3.0',
    'mit',
  ])('does not allow “%s”', (licence) => {
    expect(isAllowed(licence)).toBe(false);
  });

  it('names a package that it refuses', () => {
    expect(licenceProblem(thing('GPL-3.0'))).toMatch(/^thing@1\.0\.0 has the licence GPL-3\.0/);
    expect(licenceProblem(thing(''))).toMatch(/no licence in its manifest/);
  });

  it('allows an exception only with the licence that was looked at', () => {
    expect(licenceProblem(thing('MPL-2.0', 'lightningcss-linux-x64-gnu'))).toBeNull();
    expect(licenceProblem(thing('SSPL-1.0', 'lightningcss'))).not.toBeNull();
    expect(licenceProblem(thing('MPL-2.0'))).not.toBeNull();
  });

  it('names exceptions that are no longer needed', () => {
    expect(unusedExceptions([thing('MPL-2.0', 'axe-core')])).not.toContain('axe-core');
    expect(unusedExceptions([])).toContain('axe-core');
  });
});

describe('the licence of a manifest', () => {
  it('is also read in the old forms', () => {
    expect(licenceIn({ license: 'MIT' })).toBe('MIT');
    expect(licenceIn({ license: { type: 'ISC' } })).toBe('ISC');
    expect(licenceIn({ licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] })).toBe('MIT OR GPL-2.0');
    expect(licenceIn({})).toBe('');
  });
});
