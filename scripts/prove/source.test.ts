import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAGE, RESULTS, readSource } from './source.ts';

let root = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: root,
    stdio: 'ignore',
  });
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const commit = () => {
  git('add', '--all');
  git('commit', '--no-gpg-sign', '--no-verify', '--message', 'x');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'proof-'));
  git('init');
  mkdirSync(join(root, 'docs'));
  write('a.ts', '1');
  write(PAGE, 'old');
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the source of results', () => {
  it('has no changed file after a commit', () => {
    expect(readSource(root)).toMatchObject({ changed: [] });
  });

  it('names changed, new, removed and staged files', () => {
    write('a.ts', '2');
    write('b.ts', '1');
    expect(readSource(root).changed).toEqual(['a.ts', 'b.ts']);
    git('add', 'b.ts');
    rmSync(join(root, 'a.ts'));
    expect(readSource(root).changed.toSorted()).toEqual(['a.ts', 'b.ts']);
  });

  it('stays the same when only the results and their page are written and committed', () => {
    const before = readSource(root);
    write(PAGE, 'new');
    write(RESULTS, '[]');
    expect(readSource(root)).toEqual(before);
    commit();
    const after = readSource(root);
    expect(after.key).toBe(before.key);
    expect(after.commit).not.toBe(before.commit);
  });

  it('is another one after another file was committed', () => {
    const before = readSource(root);
    write('a.ts', '2');
    commit();
    expect(readSource(root).key).not.toBe(before.key);
  });
});
