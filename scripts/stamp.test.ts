import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isCurrent, storeStamp, stampOf } from './stamp.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  mkdirSync(join(root, 'src/node_modules'), { recursive: true });
  writeFileSync(join(root, 'src/a.ts'), 'a');
  writeFileSync(join(root, 'src/b.ts'), 'b');
});

afterEach(() => rmSync(root, { recursive: true }));

const stamp = () => stampOf(root, ['src']);

it('changes when a file changes', () => {
  const before = stamp();
  writeFileSync(join(root, 'src/a.ts'), 'A');
  expect(stamp()).not.toBe(before);
});

it('changes when content moves from one file to another', () => {
  const before = stamp();
  writeFileSync(join(root, 'src/a.ts'), '');
  writeFileSync(join(root, 'src/b.ts'), 'ab');
  expect(stamp()).not.toBe(before);
});

it('changes when a file is added', () => {
  const before = stamp();
  writeFileSync(join(root, 'src/c.ts'), '');
  expect(stamp()).not.toBe(before);
});

it('ignores dates, order and installed packages', () => {
  const before = stampOf(root, ['src/a.ts', 'src/b.ts']);
  utimesSync(join(root, 'src/a.ts'), 1, 1);
  writeFileSync(join(root, 'src/node_modules/x.js'), 'x');
  expect(stampOf(root, ['src/b.ts', 'src/a.ts', 'src'])).toBe(before);
});

it('ignores files that are filtered out, and missing ones', () => {
  const before = stampOf(root, ['src/a.ts']);
  expect(stampOf(root, ['src', 'gone'], (path) => path !== 'src/b.ts')).toBe(before);
});

it('is current only when it was stored and is equal', () => {
  const file = join(root, '.cache/x.stamp');
  expect(isCurrent(file, 'one')).toBe(false);
  storeStamp(file, 'one');
  expect(isCurrent(file, 'one')).toBe(true);
  expect(isCurrent(file, 'two')).toBe(false);
});
