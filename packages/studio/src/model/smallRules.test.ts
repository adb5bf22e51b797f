import { describe, expect, it } from 'vitest';

import { isFolderFile } from './folderNames.ts';
import { moveEntry } from './moveEntry.ts';
import { needsReload } from './needsReload.ts';
import { ownMessages, searchMessages } from './searchMessages.ts';
import { storyGroups } from './storyGroups.ts';
import { fromWire, toWire } from './wire.ts';

describe('an entry of a menu', () => {
  it('moves by one place, and not beyond the ends', () => {
    expect(moveEntry(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moveEntry(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
    const list = ['a', 'b'];
    expect(moveEntry(list, 0, -1)).toBe(list);
    expect(moveEntry(list, 1, 1)).toBe(list);
  });
});

describe('a page of the preview', () => {
  const logo = new Uint8Array([1]);
  const draft = { settings: { theme: { bg: '#000000' }, brand: {} }, files: { 'logo.svg': logo } };
  const recoloured = { ...draft, settings: { ...draft.settings, theme: { bg: '#111111' } } };

  it('stays for another theme', () => {
    expect(needsReload(draft, recoloured)).toBe(false);
  });

  it('is loaded again for another setting or file', () => {
    expect(needsReload(draft, { ...draft, settings: { ...draft.settings, brand: { a: 1 } } })).toBe(
      true,
    );
    expect(needsReload(draft, { ...draft, files: { 'logo.svg': new Uint8Array([2]) } })).toBe(true);
  });

  it('is loaded again for another theme while its logo is a placeholder', () => {
    const text =
      '<!-- A placeholder, redrawn by every build. Replace it with your own drawing. -->\n<svg/>';
    const files = { 'logo.svg': new TextEncoder().encode(text) };
    expect(needsReload({ ...draft, files }, { ...recoloured, files })).toBe(true);
  });
});

it('takes only files of an operator folder', () => {
  for (const name of ['logo.svg', 'hero-phone.webp', 'pages/terms.th.md', 'custom.css']) {
    expect(isFolderFile(name), name).toBe(true);
  }
  for (const name of ['../a.svg', 'pages/../a.svg', '/a.svg', 'a/b.svg', '.a.svg', 'a.sh', 'a']) {
    expect(isFolderFile(name), name).toBe(false);
  }
});

describe('sentences', () => {
  const messages = [
    { id: 'deposit.title', th: 'ฝากเงิน', en: 'Deposit' },
    { id: 'common.back', th: 'กลับ', en: 'Back' },
  ];

  it('are found by Thai, English and id', () => {
    for (const words of ['ฝาก', 'DEPO', 'deposit.t']) {
      expect(searchMessages(messages, words)).toEqual({ found: [messages[0]], total: 1 });
    }
  });

  it('of the operator are those with a text in one language', () => {
    const { found } = ownMessages(messages, { texts: { en: { 'common.back': 'Return' } } });
    expect(found).toEqual([messages[1]]);
  });
});

it('lists stories by component, without pages of the documentation', () => {
  const entry = (id: string, title: string, tags: string[] = [], type = 'story') => ({
    id,
    title,
    name: id,
    tags,
    type,
  });
  const index = {
    entries: {
      a: entry('a', 'Primitives/Button · press'),
      b: entry('b', 'Primitives/Button · press'),
      c: entry('c', 'Start/Welcome', ['page']),
      d: entry('d', 'Primitives/Button · press', [], 'docs'),
    },
  };
  expect(storyGroups(index)).toEqual([
    {
      title: 'Primitives/Button',
      stories: [
        { id: 'a', name: 'a' },
        { id: 'b', name: 'b' },
      ],
    },
  ]);
  expect(storyGroups(null)).toEqual([]);
});

it('sends files as they are', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
  const draft = { settings: { a: 'ไทย' }, files: { 'logo.png': bytes } };
  const sent = JSON.parse(JSON.stringify(toWire(draft))) as ReturnType<typeof toWire>;
  expect(fromWire(sent)).toEqual(draft);
});
