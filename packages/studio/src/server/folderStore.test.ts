import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openWorkspace } from './brandWorkspace.ts';
import { readFolder, writeFolder } from './folderStore.ts';
import { entryCookies, readEntry } from './enterSite.ts';
import { framedHeaders } from './siteProxy.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const svg = new TextEncoder().encode('<svg/>');

describe('an operator folder', () => {
  it('is read with its pages and languages, and without files that are no part of it', () => {
    mkdirSync(join(root, 'pages'));
    mkdirSync(join(root, 'messages/lo'), { recursive: true });
    writeFileSync(join(root, 'operator.json'), '{"brand":{"name":"One"}}');
    writeFileSync(join(root, 'logo.svg'), svg);
    writeFileSync(join(root, 'pages/terms.th.md'), '#');
    writeFileSync(join(root, 'messages/lo/core.json'), '{}');
    writeFileSync(join(root, 'messages/lo/font.woff2'), 'wOF2');
    writeFileSync(join(root, 'messages/lo/notes.txt'), 'mine');
    writeFileSync(join(root, 'messages/notes.json'), '{}');
    writeFileSync(join(root, 'notes.txt'), 'mine');
    const { settings, files } = readFolder(root);
    expect(settings).toEqual({ brand: { name: 'One' } });
    expect(Object.keys(files).toSorted()).toEqual([
      'logo.svg',
      'messages/lo/core.json',
      'messages/lo/font.woff2',
      'pages/terms.th.md',
    ]);
  });

  it('loses files that the draft no longer has, and keeps all others', () => {
    const before = { settings: {}, files: { 'logo.svg': svg, 'old.svg': svg } };
    writeFolder(root, before);
    writeFileSync(join(root, 'notes.txt'), 'mine');
    writeFolder(root, { settings: { a: 1 }, files: { 'logo.svg': svg } }, before);
    expect(existsSync(join(root, 'old.svg'))).toBe(false);
    expect(existsSync(join(root, 'notes.txt'))).toBe(true);
    expect(readFolder(root).settings).toEqual({ a: 1 });
  });
});

describe('a workspace', () => {
  const open = () => {
    const shown: string[] = [];
    const workspace = openWorkspace({
      folder: join(root, 'brand'),
      work: root,
      show: async (preview, { settings }) => void shown.push(`${preview} ${String(settings['a'])}`),
    });
    return { workspace, shown };
  };
  const draft = (a: number) => ({ settings: { a }, files: {} });
  beforeEach(() => writeFolder(join(root, 'brand'), draft(1)));

  it('does not touch the folder before it is saved', async () => {
    const { workspace, shown } = open();
    await workspace.change(draft(2));
    expect(readFolder(join(root, 'brand'))).toEqual(draft(1));
    await workspace.save(draft(2));
    expect(readFolder(join(root, 'brand'))).toEqual(draft(2));
    expect(shown).toEqual(['draft 2', 'draft 2', 'saved 2']);
    expect(workspace.draft()).toBeNull();
  });

  it('does not overwrite what was changed outside', async () => {
    const { workspace } = open();
    writeFolder(join(root, 'brand'), draft(9));
    const [problem] = await workspace.save(draft(2));
    expect(problem?.sentence).toContain('changed outside');
    expect(readFolder(join(root, 'brand'))).toEqual(draft(9));
  });

  it('builds the newest of several changes only', async () => {
    const { workspace, shown } = open();
    await Promise.all([2, 3, 4].map(async (a) => workspace.change(draft(a))));
    expect(shown).toEqual(['draft 4']);
  });

  it('has the draft of an earlier visit, unless the folder has changed since', async () => {
    await open().workspace.change(draft(2));
    expect(open().workspace.draft()).toEqual(draft(2));
    writeFolder(join(root, 'brand'), draft(9));
    expect(open().workspace.draft()).toBeNull();
  });
});

describe('a framed page', () => {
  it('may be framed by the studio alone, and keeps the rest of its policy', () => {
    const policy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
    const headers = framedHeaders(
      { 'content-security-policy': policy, 'x-frame-options': 'DENY', etag: '1' },
      'http://localhost:5180',
    );
    expect(headers).toEqual({
      'content-security-policy': policy.replace(
        "frame-ancestors 'none'",
        'frame-ancestors http://localhost:5180',
      ),
      'cross-origin-resource-policy': 'same-site',
      etag: '1',
    });
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'list', '/a b'])(
    'never leads to %j',
    (to) => {
      expect(readEntry(new URLSearchParams({ to })).to).toBe('/');
    },
  );

  it.each([
    ['lo', 'lo'],
    ['zh-Hant', 'zh-Hant'],
    ['lo; Path=/x', 'th'],
    ['', 'th'],
  ])('in the language %j is opened in %s', (locale, expected) => {
    expect(readEntry(new URLSearchParams({ locale })).locale).toBe(expected);
  });

  it('is opened by a visitor without a session, and by a member with one', async () => {
    const session = { token: 'x' } as never;
    const logIn = async () => session;
    const entry = { to: '/', locale: 'en' } as const;
    const visitor = await entryCookies({ ...entry, as: 'visitor' }, 'auth=%7B', logIn);
    expect(visitor.join()).toContain('auth=; Path=/; SameSite=Strict; Max-Age=0');
    const member = await entryCookies({ ...entry, as: 'member' }, '', logIn);
    expect(member.join()).toContain(`auth=${encodeURIComponent('{"token":"x"}')}`);
    const again = await entryCookies({ ...entry, as: 'member' }, 'a=1; auth=%7B%7D', logIn);
    expect(again).toEqual(['locale=en; Path=/; SameSite=Strict']);
  });
});
