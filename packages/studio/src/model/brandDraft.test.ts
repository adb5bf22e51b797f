import { describe, expect, it } from 'vitest';

import { readSetting, sameDraft, writeSetting } from './brandDraft.ts';

const SETTINGS = { brand: { name: 'One', other: 1 }, unknown: [1, 2] };

describe('a setting', () => {
  it('is read at its path, and is undefined where there is none', () => {
    expect(readSetting(SETTINGS, ['brand', 'name'])).toBe('One');
    expect(readSetting(SETTINGS, ['unknown', 1])).toBe(2);
    expect(readSetting(SETTINGS, ['texts', 'th', 'a'])).toBeUndefined();
  });

  it('is written without touching what the studio does not know', () => {
    const next = writeSetting(SETTINGS, ['brand', 'name'], 'Two');
    expect(next).toEqual({ brand: { name: 'Two', other: 1 }, unknown: [1, 2] });
    expect(SETTINGS.brand.name).toBe('One');
  });

  it('is created with its parents, and removed by undefined', () => {
    const next = writeSetting({}, ['texts', 'th', 'common.back'], 'กลับ');
    expect(next).toEqual({ texts: { th: { 'common.back': 'กลับ' } } });
    expect(writeSetting(next, ['texts', 'th', 'common.back'], undefined)).toEqual({
      texts: { th: {} },
    });
  });
});

describe('two drafts', () => {
  const files = { 'logo.svg': new Uint8Array([1, 2]) };

  it('are the same with equal settings and bytes', () => {
    const other = { settings: { a: 1 }, files: { 'logo.svg': new Uint8Array([1, 2]) } };
    expect(sameDraft({ settings: { a: 1 }, files }, other)).toBe(true);
  });

  it.each([
    { settings: { a: 2 }, files },
    { settings: { a: 1 }, files: { 'logo.svg': new Uint8Array([1, 3]) } },
    { settings: { a: 1 }, files: { 'icon.svg': files['logo.svg'] } },
    { settings: { a: 1 }, files: {} },
  ])('differ by a setting, a byte or a name', (other) => {
    expect(sameDraft({ settings: { a: 1 }, files }, other)).toBe(false);
  });
});
