import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stagedProblems } from './stagedProblems.ts';

const MANIFEST = {
  name: '@brand/thing',
  version: '0.2.0',
  license: 'SEE LICENSE IN LICENSE',
  type: 'module',
  files: ['dist'],
  bin: { thing: './dist/thing.js' },
  exports: { '.': './dist/index.js', './css/*.css': './dist/css/*.css' },
  dependencies: { valibot: '1.5.0' },
};
const FILES: Readonly<Record<string, string>> = {
  LICENSE: 'All rights reserved.',
  'README.md': '# Thing',
  'CHANGELOG.md': '# Thing\n\n## 0.2.0\n',
  'dist/thing.js': '#!/usr/bin/env node\n',
  'dist/index.js': 'export const thing = 1;\n',
  'dist/css/games/Card.css': '.card {}\n',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staged-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function problemsOf(files: Readonly<Record<string, string>>, manifest: object = MANIFEST) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  return stagedProblems(folder, '0.2.0');
}

const without = (...names: readonly string[]) =>
  Object.fromEntries(Object.entries(FILES).filter(([name]) => !names.includes(name)));

describe('a package before it is published', () => {
  it('is complete with licence, README, changelog, exports and command', async () => {
    expect(await problemsOf(FILES)).toEqual([]);
  });

  it('is refused without a licence', async () => {
    expect(await problemsOf(without('LICENSE'))).toEqual(['LICENSE is missing.']);
  });

  it('is refused if it was not built', async () => {
    const files = without('dist/thing.js', 'dist/index.js', 'dist/css/games/Card.css');
    const problems = (await problemsOf(files)).join('\n');
    for (const part of ['dist/thing.js', 'dist/index.js', 'css']) expect(problems).toContain(part);
  });

  it('is refused if its changelog has another version', async () => {
    const files = { ...FILES, 'CHANGELOG.md': '# Thing\n\n## 0.1.0\n' };
    expect(await problemsOf(files)).toEqual(['CHANGELOG.md does not have 0.2.0.']);
  });

  it('is refused if it depends on a package of the workspace', async () => {
    const manifest = { ...MANIFEST, dependencies: { '@brand/domain': 'workspace:*' } };
    expect(await problemsOf(FILES, manifest)).toEqual([
      'It depends on @brand/domain "workspace:*", which is not published.',
    ]);
  });
});
