import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';

import { FolderZipError, unzipFolder, zipFolder } from './folderZip.ts';

const DRAFT = {
  settings: { brand: { name: 'ทดสอบ' }, list: [1, { two: null }] },
  files: {
    'logo.svg': new Uint8Array([60, 115, 118, 103, 0, 255]),
    'pages/terms.th.md': new TextEncoder().encode('# ข้อกำหนด\n'),
    'custom.css': new Uint8Array(),
    'messages/lo/core.json': new TextEncoder().encode('{}'),
    'messages/zh-Hant/font.woff2': new Uint8Array([119, 79, 70, 50]),
  },
};

it('gives the same folder back', () => {
  expect(unzipFolder(zipFolder(DRAFT))).toEqual(DRAFT);
});

it('gives the same bytes for the same folder', () => {
  expect(zipFolder(DRAFT)).toEqual(zipFolder(structuredClone(DRAFT)));
});

it('finds the folder inside another, and leaves out what is no part of it', () => {
  const archive = zipSync({
    'brand/operator.json': strToU8('{"a":1}'),
    'brand/logo.svg': strToU8('<svg/>'),
    'brand/pages/terms.en.md': strToU8('Terms'),
    'brand/../../evil.svg': strToU8('<svg/>'),
    'brand/deep/er/logo.svg': strToU8('<svg/>'),
    'brand/messages/lo/run.sh': strToU8('rm'),
    'brand/messages/../lo/core.json': strToU8('{}'),
    'brand/run.sh': strToU8('rm'),
    '__MACOSX/brand/._logo.svg': strToU8('x'),
    'other.svg': strToU8('<svg/>'),
  });
  const { settings, files } = unzipFolder(archive);
  expect(settings).toEqual({ a: 1 });
  expect(Object.keys(files)).toEqual(['logo.svg', 'pages/terms.en.md']);
});

it.each([
  [strToU8('no archive'), 'not a zip archive'],
  [zipSync({ 'logo.svg': strToU8('<svg/>') }), 'no operator.json'],
  [zipSync({ 'operator.json': strToU8('{') }), 'not JSON'],
  [zipSync({ 'operator.json': strToU8('[]') }), 'an object'],
  [zipSync({ 'operator.json': strToU8('{}'), 'a.png': new Uint8Array(9 * 1024 ** 2) }), '8 MB'],
])('refuses what is no operator folder, and says why', (archive, why) => {
  expect(() => unzipFolder(archive)).toThrow(FolderZipError);
  expect(() => unzipFolder(archive)).toThrow(why);
});
